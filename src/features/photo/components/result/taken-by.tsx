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
const isDecisive = ({ template, isFinished }: TakenByProps): boolean =>
  isTakenElsewhere(template) && !(isFinished && template.takenBy === "studio");

/** Before everything else: that the authority accepts no photo made at home, and who takes it. */
export function TakenElsewhere(props: TakenByProps) {
  const { t } = useTranslation("evidence");
  const { template } = props;
  const note = useTakenByNote(template);
  const { takenBy } = template;
  if (!note || !takenBy || !isDecisive(props)) return null;
  return (
    <Notice
      kind="warn"
      title={
        <>
          <span className={styles.label}>{t("takenBy.label")}</span>
          {t(takenByKeys[takenBy])}
        </>
      }
    >
      <p>{note}</p>
      <RequirementsLink urlPath={template.urlPath} />
    </Notice>
  );
}

/** That the authority may not need a photo made at home, or in which case: no such photo is refused for it. */
export function TakenBy(props: TakenByProps) {
  const { t } = useTranslation("evidence");
  const note = useTakenByNote(props.template);
  if (!note || isDecisive(props)) return null;
  return (
    <p className={styles.note}>
      <span className={styles.label}>{t("takenBy.label")}</span>
      {note}
    </p>
  );
}
