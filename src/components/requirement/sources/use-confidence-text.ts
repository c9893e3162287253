import { useTranslation } from "react-i18next";
import type { Template } from "../../../../contract/document/template";
import { sourceKeys } from "../rule-keys";

type Stated = Pick<Template, "confidence"> & { workingSize?: boolean; digital: object | null };

/** Confidence of a document's numbers, or that it is a general size. */
export function useConfidenceText(template: Stated): string {
  const { t } = useTranslation("requirement");
  const { t: tEvidence } = useTranslation("evidence");
  const { confidence, workingSize, digital } = template;
  if (workingSize)
    return tEvidence(digital && "widthPx" in digital && digital.widthPx ? "sizeInRange" : "ownSize");
  return confidence === "list" ? tEvidence("listOnly") : t(sourceKeys[confidence]);
}
