import { useTranslation } from "react-i18next";
import type { Template } from "../../../../../contract/template";
import { PageLink } from "../../../../components/ui/page-link";
import { paths } from "../../../../paths";
import type { ResultForm } from "./downloads";
import * as styles from "./next-steps.module.css";
import { Panel } from "./panel";

interface NextStepsProps {
  template: Template;
  /** Of which of the two files it is told. */
  form: ResultForm;
}

/** What this authority wants after the download, and the way to another document with the same photo. */
export const NextSteps = ({ template, form }: NextStepsProps) => {
  const { t } = useTranslation("result");
  const [source] = template.sources;
  return (
    <Panel title={t("next.title")}>
      <ol className={styles.steps}>
        {form === "digital" && template.online && <li>{t("next.upload")}</li>}
        {form === "printout" && template.printable && <li>{t("next.print")}</li>}
        {source && (
          <li>
            <a href={source.url} rel="noreferrer" target="_blank">
              {t("next.source")}
            </a>
          </li>
        )}
      </ol>
      <p>
        <PageLink className={styles.other} to={paths.home}>
          {t("action.otherDocument")}
        </PageLink>
      </p>
    </Panel>
  );
};
