import { useTranslation } from "react-i18next";
import { paths } from "../../paths";
import { PageLink } from "../ui/page-link";
import { EmptyFrame } from "./empty-frame";
import * as styles from "./message-page.module.css";

/** For an unmatched route and for a page whose validation failed. */
export const NotFound = () => {
  const { t } = useTranslation("common");
  return (
    <div className={styles.page}>
      <EmptyFrame text="404" />
      <div className={styles.words}>
        <h1>{t("notFound.title")}</h1>
        <p>{t("notFound.text")}</p>
        <p className={styles.actions}>
          <PageLink to={paths.home}>{t("notFound.home")}</PageLink>
          <PageLink to={paths.requirements}>{t("notFound.requirements")}</PageLink>
        </p>
      </div>
    </div>
  );
};
