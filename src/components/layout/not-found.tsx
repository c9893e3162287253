import { useId } from "react";
import { useTranslation } from "react-i18next";
import { usePageLanguage } from "../../i18n/use-language";
import { paths } from "../../paths";
import { Button, ButtonPageLink } from "../ui/button";
import { PageLink } from "../ui/page-link";
import { SearchField } from "../ui/search-field";
import { EmptyFrame } from "./empty-frame";
import * as styles from "./message-page.module.css";

/** For an unmatched route and for a page whose validation failed. */
export function NotFound() {
  const { t } = useTranslation("common");
  const { localized } = usePageLanguage();
  const id = useId();
  return (
    <div className={styles.page}>
      <EmptyFrame text="404" />
      <div className={styles.words}>
        <h1>{t("notFound.title")}</h1>
        <p>{t("notFound.text")}</p>
        <search>
          <form className={styles.search} action={localized(paths.requirements)}>
            <SearchField id={id} name="q" label={t("notFound.find")} placeholder={t("notFound.search")} />
            <Button type="submit">{t("notFound.find")}</Button>
          </form>
        </search>
        <p className={styles.actions}>
          <ButtonPageLink variant="primary" icon="camera" to={paths.home}>
            {t("notFound.make")}
          </ButtonPageLink>
          <PageLink to={paths.requirements}>{t("notFound.requirements")}</PageLink>
        </p>
      </div>
    </div>
  );
}
