import { useTranslation } from "react-i18next";
import { defaultErrorStatus } from "../../constants";
import { paths } from "../../paths";
import { Button } from "../ui/button";
import { PageLink } from "../ui/page-link";
import { EmptyFrame } from "./empty-frame";
import * as styles from "./message-page.module.css";

interface ErrorPageProps {
  status?: number;
  message: string;
}

/** In place of a page that could not be shown. */
export function ErrorPage({ status = defaultErrorStatus, message }: ErrorPageProps) {
  const { t } = useTranslation("common");
  return (
    <div className={styles.page}>
      <EmptyFrame text={String(status)} />
      <div className={styles.words}>
        <p className={styles.status}>{t("errorPage.status", { status })}</p>
        <h1>{t("errorPage.title")}</h1>
        <p>{t("errorPage.text", { message })}</p>
        <p className={styles.actions}>
          <Button variant="primary" icon="retake" onClick={() => window.location.reload()}>
            {t("errorPage.reload")}
          </Button>
          <PageLink to={paths.home}>{t("errorPage.home")}</PageLink>
        </p>
      </div>
    </div>
  );
}
