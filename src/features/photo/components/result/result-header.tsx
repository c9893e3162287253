import { useTranslation } from "react-i18next";
import { ownSizeUrlPath } from "../../../../../contract/own-size";
import type { Template } from "../../../../../contract/template";
import * as styles from "./result-header.module.css";

interface ResultHeaderProps {
  title: string;
  /** Null before it is known. */
  template: Template | null;
}

/** What this is, and for which document. */
export const ResultHeader = ({ title, template }: ResultHeaderProps) => {
  const { t } = useTranslation("result");
  return (
    <header className={styles.header}>
      <h1 className={styles.title}>{title}</h1>
      {template && (
        <p className={styles.document}>
          {template.urlPath === ownSizeUrlPath
            ? template.sizeLabel
            : t("document", {
                country: template.countryName,
                document: template.name,
                size: template.sizeLabel,
              })}
        </p>
      )}
    </header>
  );
};
