import type { Template } from "../../../../contract/document/template";
import * as styles from "./result-header.module.css";
import { useDocumentName } from "./use-document-name";

interface ResultHeaderProps {
  title: string;
  /** Null before it is known. */
  template: Template | null;
  /** Of the file, where it is not the document's. */
  size?: string;
}

/** What this is, and for which document. */
export const ResultHeader = ({ title, template, size }: ResultHeaderProps) => {
  const nameOf = useDocumentName();
  return (
    <header className={styles.header}>
      <h1 className={styles.title}>{title}</h1>
      {template && <p className={styles.document}>{nameOf(template, size)}</p>}
    </header>
  );
};
