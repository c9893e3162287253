import { useTranslation } from "react-i18next";
import { exceptsTakenBy } from "../../../../../contract/document/note-warnings";
import type { Template } from "../../../../../contract/document/template";
import { takenByKeys } from "../../../../components/requirement/rule-keys";
import { useTakenByNote } from "../../../../components/requirement/use-taken-by-note";
import { Disclosure } from "../../../../components/ui/disclosure";
import { RequirementsLink } from "../requirements-link";
import * as styles from "./taken-by.module.css";

/**
 * That the authority accepts no photo made at home, or may not need one: in a few words, since the photo comes after it; the visitor
 * read it all at the start. By itself, so that a line closes it off from what follows.
 */
export function TakenBy({ template }: { template: Template }) {
  const { t } = useTranslation("evidence");
  const note = useTakenByNote(template);
  if (!note) return null;
  const { takenBy } = template;
  const label = <span className={styles.label}>{t("takenBy.label")}</span>;
  // No few words say it.
  if (!takenBy || takenBy === "anyone")
    return (
      <p>
        {label}
        {note}
      </p>
    );
  const value = t(takenByKeys[takenBy]);
  return (
    <div>
      <Disclosure
        summary={
          <span>
            {label}
            {exceptsTakenBy(template) ? `${value} · ${t("inNotes")}` : value}
          </span>
        }
      >
        <p>{note}</p>
        <RequirementsLink urlPath={template.urlPath} />
      </Disclosure>
    </div>
  );
}
