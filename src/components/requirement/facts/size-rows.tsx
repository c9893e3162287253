import { useTranslation } from "react-i18next";
import { isSizeOpen, isUncroppedFile } from "../../../../contract/document/handed-in";
import { otherPrintUnit } from "../../../../contract/document/units";
import { usePageLanguage } from "../../../i18n/use-language";
import { digitalLines, pixelLineOf } from "../digital-lines";
import type { RequirementTemplate } from "../queries/requirement-template";
import { ownSize, sizeIn } from "../size/size-numbers";
import { isFileOnly, leastSize, statesDpi } from "../size/stated-size";
import { FactRow, SecondValue } from "./fact-row";

/** The size in the authority's unit and in the other one, and its pixels where no source states those of the file. */
export function SizeRows({ template }: { template: RequirementTemplate }) {
  const { t } = useTranslation("requirement");
  const { t: tEvidence } = useTranslation("evidence");
  const { bcp47 } = usePageLanguage();
  const { unit, digital } = template;
  if (isSizeOpen(template)) return null;
  const least = leastSize(template);
  const hasOwnPixels = unit === "px" || (digital && pixelLineOf(digitalLines(digital, bcp47)));
  return (
    <>
      <FactRow label={t("facts.size")}>
        <bdi>{least ? t("value.pixelMin", { ...least }) : ownSize(template, bcp47)}</bdi>
        {!least && unit !== "px" && (
          <SecondValue>{sizeIn(template, otherPrintUnit(unit), bcp47)}</SecondValue>
        )}
        {template.workingSize && <SecondValue>{tEvidence("ownChoice")}</SecondValue>}
      </FactRow>
      {!hasOwnPixels && (
        <FactRow label={t("facts.pixels")}>
          <bdi>{sizeIn(template, "px", bcp47)}</bdi>
          {!statesDpi(template) && <SecondValue>{tEvidence("ownChoice")}</SecondValue>}
        </FactRow>
      )}
    </>
  );
}

/** The resolution, and whether it is a rule or only what our files say. */
export function ResolutionRow({ template }: { template: RequirementTemplate }) {
  const { t } = useTranslation("requirement");
  const { t: tEvidence } = useTranslation("evidence");
  const isStated = statesDpi(template);
  // The visitor's own picture, or a file that is not printed, has no size on paper: what we write there is no rule.
  if (!isStated && (isUncroppedFile(template) || isFileOnly(template))) return null;
  return (
    <FactRow label={t("facts.resolution")}>
      {template.dpi}
      {!isStated && <SecondValue>{tEvidence("ownChoice")}</SecondValue>}
    </FactRow>
  );
}
