import { resolve } from "node:path";
import { loadTemplates } from "../../../../catalogue/templates/load-templates";
import { collectTemplates } from "../../../../catalogue/templates/template-collection";

/** The catalogue's documents, as the pages have them in English. */
export const { byUrlPath } = collectTemplates(
  loadTemplates(resolve("content/templates")),
  [],
  resolve("content"),
  "en",
);

export const germanPassport = byUrlPath.get("de-passport")!;
