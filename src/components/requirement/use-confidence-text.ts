import { useTranslation } from "react-i18next";
import { sourceKeys } from "./rule-keys";

/** How sure the numbers of a document are. */
export const useConfidenceText = (confidence: keyof typeof sourceKeys | "list"): string => {
  const { t } = useTranslation("requirement");
  const { t: tEvidence } = useTranslation("evidence");
  return confidence === "list" ? tEvidence("listOnly") : t(sourceKeys[confidence]);
};
