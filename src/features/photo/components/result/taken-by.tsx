import { useTranslation } from "react-i18next";
import { isTakenElsewhere } from "../../../../../contract/document/handed-in";
import type { Template } from "../../../../../contract/document/template";
import { takenByKeys } from "../../../../components/requirement/rule-keys";
import { useTakenByNote } from "../../../../components/requirement/use-taken-by-note";
import { Notice } from "../../../../components/ui/notice";
import { RequirementsLink } from "../requirements-link";
import * as styles from "./taken-by.module.css";

interface TakenByProps {
  template: Template;
  /** The photo is finished: it may come from the studio that the authority asks for. */
  isFinished?: boolean;
}

/** Whether it decides what the visitor does, whatever was found on the photo. */
export const isDecisive = ({ template, isFinished }: TakenByProps): boolean =>
  isTakenElsewhere(template) && !(isFinished && template.takenBy === "studio");

/** That the authority accepts no photo made at home, or may not need one, and who takes it: before what was found on the photo. */
export function TakenByNotice(props: TakenByProps) {
  const { t } = useTranslation("evidence");
  const { template } = props;
  const note = useTakenByNote(template);
  if (!note) return null;
  const { takenBy } = template;
  const value = takenBy && takenBy !== "anyone" ? t(takenByKeys[takenBy]) : null;
  return (
    <Notice
      kind={isDecisive(props) ? "warn" : "plain"}
      title={
        <>
          <span className={styles.label}>{t("takenBy.label")}</span>
          {value}
        </>
      }
    >
      <p>{note}</p>
      <RequirementsLink urlPath={template.urlPath} />
    </Notice>
  );
}

/** The same beside a refused photo, where it decides nothing. */
export function TakenBy({ template }: { template: Template }) {
  const { t } = useTranslation("evidence");
  const note = useTakenByNote(template);
  return (
    note && (
      <p>
        <span className={styles.label}>{t("takenBy.label")}</span>
        {note}
      </p>
    )
  );
}
