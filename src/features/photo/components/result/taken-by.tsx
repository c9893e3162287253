import { useTranslation } from "react-i18next";
import type { Template } from "../../../../../contract/document/template";
import { takenByKeys } from "../../../../components/requirement/rule-keys";
import { exceptsTakenBy, useTakenByNote } from "../../../../components/requirement/taken-by-notice";
import { Disclosure } from "../../../../components/ui/disclosure";
import { RequirementsLink } from "../requirements-link";
import * as styles from "./taken-by.module.css";

/** That the authority accepts no photo made at home: in a few words, since the photo comes after it; the visitor read it all at the start. */
export function TakenBy({ template }: { template: Template }) {
  const { t } = useTranslation("evidence");
  const note = useTakenByNote(template);
  if (!note || !template.takenBy) return null;
  const value = t(takenByKeys[template.takenBy]);
  return (
    <Disclosure
      summary={
        <span>
          <span className={styles.label}>{t("takenBy.label")}</span>
          {exceptsTakenBy(template) ? t("takenBy.excepted", { value }) : value}
        </span>
      }
    >
      <p>{note}</p>
      <RequirementsLink urlPath={template.urlPath} />
    </Disclosure>
  );
}
