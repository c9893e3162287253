import { useTranslation } from "react-i18next";
import { ownSizeUrlPath } from "../../../../../contract/document/own-size";
import type { Template } from "../../../../../contract/document/template";
import { useTakenByNote } from "../../../../components/requirement/use-taken-by-note";
import { PageLink } from "../../../../components/ui/page-link";
import { homeStart } from "../../../../paths";
import { isFullFrame, isHandedIn } from "../../documents/forms";
import type { ResultForm } from "../../state/photo-state";
import * as styles from "./next-steps.module.css";
import { Panel } from "./panel";

interface NextStepsProps {
  template: Template;
  /** The form (print or file) that the text is about. */
  form: ResultForm;
  /** Nothing is handed in then, and the verdict leads to another document. */
  isRefusalLikely: boolean;
}

/**
 * What to do after the download: who has to take the photo where the authority does not accept every photo made at home, what to
 * hand in if it accepts this one, and a link to make another document from it.
 */
export function NextSteps({ template, form, isRefusalLikely }: NextStepsProps) {
  const { t } = useTranslation("result");
  const note = useTakenByNote(template);
  // Of a size that was typed, nobody knows whether there is an online form; which file to hand in uncropped is said
  // beside its download.
  const isKnown =
    form === "printout" || (template.urlPath !== ownSizeUrlPath && !isFullFrame(form, template));
  const handIn =
    isHandedIn(template, form) &&
    isKnown &&
    !isRefusalLikely &&
    t(form === "digital" ? "next.upload" : "next.print");
  const authorityUrl = template.evidence?.authorityUrl;
  const read = authorityUrl && (
    <a href={authorityUrl} rel="noreferrer" target="_blank">
      {t("next.source")}
    </a>
  );
  const steps = [note, handIn, read].filter(Boolean);
  if (steps.length === 0 && isRefusalLikely) return null;
  return (
    <Panel title={t("next.title")}>
      {steps.length > 1 ? (
        <ol className={styles.steps}>
          {steps.map((step, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name and keep their order
            <li key={index}>{step}</li>
          ))}
        </ol>
      ) : (
        steps[0] && <p>{steps[0]}</p>
      )}
      {!isRefusalLikely && (
        <p>
          <PageLink className={styles.other} to={homeStart}>
            {t("action.otherDocument")}
          </PageLink>
        </p>
      )}
    </Panel>
  );
}
