import { Suspense, useEffect, useRef } from "react";
import type { Template } from "../../../../../../contract/document/template";
import { BeforePhoto } from "../lazy-parts";
import * as styles from "./chosen-notes.module.css";
import { DocumentNotes } from "./document-notes";

interface ChosenNotesProps {
  template: Template;
  /** How often the visitor has chosen. */
  choiceCount: number;
}

/** What to know of the document before a photo is taken or chosen; a choice brings it into view, above the sticky bar. */
export function ChosenNotes({ template, choiceCount }: ChosenNotesProps) {
  const notes = useRef<HTMLDivElement>(null);
  const show = () => {
    if (choiceCount > 0) notes.current?.scrollIntoView({ block: "nearest" });
  };
  return (
    <div className={styles.notes} ref={notes}>
      <Suspense>
        <BeforePhoto template={template} />
        <OnChoice key={choiceCount} onChoice={show} />
      </Suspense>
      <DocumentNotes template={template} />
    </div>
  );
}

/** Rendered once the parts beside it are loaded. */
function OnChoice({ onChoice }: { onChoice: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each choice
  useEffect(onChoice, []);
  return null;
}
