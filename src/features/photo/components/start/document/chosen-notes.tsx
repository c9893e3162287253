import { Suspense, useEffect, useRef } from "react";
import { isTakenElsewhere } from "../../../../../../contract/document/handed-in";
import type { Template } from "../../../../../../contract/document/template";
import { BeforePhoto } from "../lazy-parts";
import * as styles from "./chosen-notes.module.css";
import { DocumentNotes } from "./document-notes";

interface ChosenNotesProps {
  /** Null: none is chosen, or the document of the address is on its way, whose place is kept. */
  template: Template | null;
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
      <DocumentNotes template={template}>
        {template && (
          <Suspense fallback={!isTakenElsewhere(template) && <div className={styles.coming} />}>
            <BeforePhoto template={template} />
            <OnChoice key={choiceCount} onChoice={show} />
          </Suspense>
        )}
      </DocumentNotes>
    </div>
  );
}

/** Rendered once the parts beside it are loaded. */
function OnChoice({ onChoice }: { onChoice: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each choice
  useEffect(onChoice, []);
  return null;
}
