import { useTranslation } from "react-i18next";
import type { Template } from "../../../contract/document/template";
import * as styles from "./size-documents.module.css";

type Confidence = Template["confidence"];

/** Beside a document of which little was read. */
export const doubtMarks: Partial<Record<Confidence, string>> = { single: "*", list: "**" };

/** What the marks of a list of documents stand for, as far as they stand in it. */
export const DoubtLegend = ({ documents }: { documents: readonly { confidence: Confidence }[] }) => {
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
};
