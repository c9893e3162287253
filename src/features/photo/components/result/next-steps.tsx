import { useTranslation } from "react-i18next";
import { ownSizeUrlPath } from "../../../../../contract/document/own-size";
import type { Template } from "../../../../../contract/document/template";
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
 * What to do after the download if the authority accepts a photo made here, and a link to make another document from
 * it.
 */
export function NextSteps({ template, form, isRefusalLikely }: NextStepsProps) {
  const { t } = useTranslation("result");
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
  const only = handIn || read;
  if (!only && isRefusalLikely) return null;
  return (
    <Panel title={t("next.title")}>
      {handIn && read ? (
        <ol className={styles.steps}>
          <li>{handIn}</li>
          <li>{read}</li>
        </ol>
      ) : (
        only && <p>{only}</p>
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
