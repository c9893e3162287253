import { useTranslation } from "react-i18next";
import type { Template } from "../../../../../../contract/document/template";
import type { PhotoReport } from "../../../../../../contract/photo-report";
import { frameOfTemplate } from "../../../../../../drawing/drawing-frame";
import { writeUnit } from "../../../../../../locales/write-number";
import { printSize } from "../../../../../../photo/core/crop/output-size";
import { usePageLanguage } from "../../../../../i18n/use-language";
import type { Fact } from "./facts";
import { useFileLimits } from "./use-file-limits";
import { usePixelSize } from "./use-pixel-size";

/** Pixels and kilobytes of a checked file, beside the authority's limits, else beside the pixels that a print needs. */
export function useGivenFacts({ given }: Pick<PhotoReport, "given">, template: Template | null): Fact[] {
  const { t } = useTranslation("result");
  const { t: tCommon } = useTranslation("common");
  const { bcp47 } = usePageLanguage();
  const sizeOf = usePixelSize();
  const limits = useFileLimits()(template?.digital ?? null);
  if (!given) return [];
  const widthPx = template?.digital?.widthPx?.min;
  const heightPx = template?.digital?.heightPx?.min;
  const ofPrint = (document: Template) => {
    const size = printSize({ ...frameOfTemplate(document), dpi: document.dpi });
    return `${t("checks.atLeast", { min: sizeOf(size) })} (${t("checks.ownLimit")})`;
  };
  const ofFile =
    widthPx && heightPx ? tCommon("drawing.asked", { value: sizeOf({ widthPx, heightPx }) }) : null;
  // A picture that must not be cropped keeps the pixels that it has.
  const isUncropped = template?.editPolicy.geometry === "forbidden";
  const pixels = limits.pixels ?? ofFile ?? (template && !isUncropped ? ofPrint(template) : null);
  return [
    { term: t("digital.pixels"), value: sizeOf(given), note: pixels },
    {
      term: t("digital.fileSize"),
      value: writeUnit(given.bytes / 1000, "kb", bcp47),
      note: limits.kilobytes,
    },
  ];
}
