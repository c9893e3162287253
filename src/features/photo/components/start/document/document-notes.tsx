import { ownSizeUrlPath } from "../../../../../../contract/document/own-size";
import type { Template } from "../../../../../../contract/document/template";
import { TakenByNotice } from "../../../../../components/requirement/taken-by-notice";
import { Notice } from "../../../../../components/ui/notice";
import { RequirementsLink } from "../../requirements-link";
import * as styles from "./document-notes.module.css";

interface DocumentNotesProps {
  template: Template | null;
  /** The photo is finished: it may come from the studio that the authority asks for. */
  isFinished?: boolean;
}

/**
 * Notes about the chosen document before a photo is chosen; a custom size has no page. Where a finished photo is checked, the document is
 * known from the address: the place of its link is kept.
 */
export function DocumentNotes({ template, isFinished = false }: DocumentNotesProps) {
  if (!template) return isFinished ? <span className={styles.requirements} /> : null;
  if (template.urlPath === ownSizeUrlPath) return null;
  return (
    <>
      {!isFinished && template.exempt && <Notice kind="plain" title={template.exempt} />}
      {!(isFinished && template.takenBy === "studio") && <TakenByNotice template={template} />}
      <RequirementsLink className={styles.requirements} urlPath={template.urlPath} />
    </>
  );
}
