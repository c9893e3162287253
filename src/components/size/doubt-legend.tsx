import { useTranslation } from "react-i18next";
import type { Template } from "../../../contract/document/template";
import * as styles from "./size-documents.module.css";

type Confidence = Template["confidence"];

/** Mark of a document with few sources. */
export const doubtMarks: Partial<Record<Confidence, string>> = { single: "*", list: "**" };

/** Legend of the marks that occur in a list of documents. */
export function DoubtLegend({ documents }: { documents: readonly { confidence: Confidence }[] }) {
  const { t } = useTranslation("requirement");
  const { t: tEvidence } = useTranslation("evidence");
  const found = new Set(documents.map(({ confidence }) => confidence));
  return (
    <div className={styles.doubts}>
      {found.has("single") && (
        <p>
          {doubtMarks.single} {t("sources.single")}
        </p>
      )}
      {found.has("list") && (
        <p>
          {doubtMarks.list} {tEvidence("listOnly")}
        </p>
      )}
    </div>
  );
}
