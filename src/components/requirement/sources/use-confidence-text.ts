import { useTranslation } from "react-i18next";
import { isSizeOpen, type isUncroppedFile } from "../../../../contract/document/handed-in";
import type { Template } from "../../../../contract/document/template";
import { sourceKeys } from "../rule-keys";

type Stated = Pick<Template, "confidence" | "sizeLabel"> & {
  workingSize?: boolean;
  digital: object | null;
  evidence?: { lists: number } | null;
} & Partial<Parameters<typeof isUncroppedFile>[0]>;

/** Confidence of a document's numbers, or that it is a general size. */
export function useConfidenceText(template: Stated): string {
  const { t } = useTranslation("requirement");
  const { t: tEvidence } = useTranslation("evidence");
  const { confidence, workingSize, digital } = template;
  const { printable = true, editPolicy } = template;
  // The file is the visitor's own picture, whose size nobody chose.
  if (editPolicy && isSizeOpen({ printable, editPolicy, workingSize })) return tEvidence("sizeOpen");
  if (workingSize)
    return tEvidence(digital && "widthPx" in digital && digital.widthPx ? "sizeInRange" : "ownSize");
  if (confidence !== "list") return t(sourceKeys[confidence], { size: template.sizeLabel });
  return tEvidence(template.evidence?.lists === 1 ? "listOnlyOne" : "listOnly");
}
