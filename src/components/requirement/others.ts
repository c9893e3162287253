import { unionCode } from "../../../contract/codes";
import type { RequirementTemplate } from "./queries/requirement-template";

/** The section with other documents. */
export const othersId = "others";

export const isOfUnion = ({ country }: Pick<RequirementTemplate, "country">): boolean =>
  country === unionCode;

/** Whether the notices above the button send to another document: to that of a state, or of the same kind in another size. */
export const sendsToOthers = (
  template: Pick<RequirementTemplate, "country" | "countryName" | "document" | "sizeLabel" | "sizeVaries">,
  others: readonly Pick<RequirementTemplate, "countryName" | "document" | "sizeLabel">[],
): boolean =>
  isOfUnion(template) ||
  (template.sizeVaries &&
    others.some(
      ({ countryName, document, sizeLabel }) =>
        countryName === template.countryName &&
        document === template.document &&
        sizeLabel !== template.sizeLabel,
    ));
