import type { ReactNode } from "react";
import { ownSizeUrlPath } from "../../../../../../contract/document/own-size";
import type { Template } from "../../../../../../contract/document/template";
import { StartNotice } from "../../../../../components/requirement/start-notice";
import { useTakenByNote } from "../../../../../components/requirement/use-taken-by-note";
import { RequirementsLink } from "../../requirements-link";
import * as styles from "./document-notes.module.css";

interface DocumentNotesProps {
  template: Template | null;
  /** The photo is finished: it may come from the studio that the authority asks for. */
  isFinished?: boolean;
  /** The rules for the photo, below what may make it needless. */
  children?: ReactNode;
}

/**
 * Notes about the chosen document before a photo is chosen; a custom size has no page. Where a finished photo is checked, the document is
 * known from the address: the place of its link is kept.
 */
export function DocumentNotes({ template, isFinished = false, children }: DocumentNotesProps) {
  const takenByNote = useTakenByNote(template);
  if (!template) return isFinished ? <span className={styles.requirements} /> : null;
  if (template.urlPath === ownSizeUrlPath) return null;
  const isFromStudio = isFinished && template.takenBy === "studio";
  return (
    <>
      <StartNotice
        exempt={!isFinished && template.exempt}
        warnings={[{ text: !isFromStudio && takenByNote }]}
      />
      {children}
      <RequirementsLink className={styles.requirements} urlPath={template.urlPath} />
    </>
  );
}
