import type { loadContent } from "../../catalogue/content";
import type { PhotoRule } from "../../photo/core/types";

/** The size that manifests speak of; its head band is the recommendation of ICAO Doc 9303, made a rule here. */
export const judgedBy = "std-35x45";
const judgedHeadMm = { min: 31.5, max: 36 };

/** The rule by which labelled photographs are judged. */
export const judgedRule = (content: Awaited<ReturnType<typeof loadContent>>): PhotoRule => ({
  ...content.photoRule(judgedBy)!,
  head: { heightMm: judgedHeadMm, crown: "skull" },
});
