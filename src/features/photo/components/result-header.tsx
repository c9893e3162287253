import type { Template } from "../../../../contract/document/template";
import * as styles from "./result-header.module.css";
import { useDocumentName } from "./use-document-name";

interface ResultHeaderProps {
  title: string;
  /** Null until it is known. */
  template: Template | null;
}

/** Heading with the document's name. */
export function ResultHeader({ title, template }: ResultHeaderProps) {
  const nameOf = useDocumentName();
  return (
    <header className={styles.header}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.document}>{template && nameOf(template)}</p>
    </header>
  );
}
