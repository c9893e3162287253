import { useLocation } from "@gatsbyjs/reach-router";
import { Link } from "gatsby";
import { useI18next } from "gatsby-plugin-react-i18next";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { languageOfCode } from "../../../../locales/languages";
import { useIsMobile } from "../../../browser/use-is-mobile";
import { Button } from "../../../components/ui/button";
import { usePageLanguage } from "../../../i18n/use-language";
import { pathInLanguage, paths, splitPath } from "../../../paths";
import { languageToOffer, rememberLanguage } from "../remembered-language";
import * as styles from "./language-offer.module.css";

/** A small banner with the visitor's language, at the lower edge so that the page does not jump. */
export const LanguageOffer = () => {
  const { t } = useTranslation("common");
  const { code } = usePageLanguage();
  const { languages: built } = useI18next();
  const location = useLocation();
  const isMobile = useIsMobile();
  const [offered, setOffered] = useState<string | null>(null);
  const builtCodes = built.join();

  useEffect(() => {
    setOffered(languageToOffer(code, builtCodes.split(","), navigator.languages));
  }, [code, builtCodes]);

  const language = offered === null ? undefined : languageOfCode(offered);
  // On the result page somebody is at work, and the lower edge holds the download.
  const isAtWork = splitPath(location.pathname).path === paths.result;
  if (!language || isAtWork) return null;
  const stay = () => {
    rememberLanguage(code);
    setOffered(null);
  };
  return (
    <aside className={styles.offer} data-mobile={isMobile} data-print="no" aria-label={t("language.label")}>
      <p>{t("language.offer", { language: language.nativeName })}</p>
      <p className={styles.actions}>
        <Link
          className={styles.link}
          to={pathInLanguage(location, language.code)}
          hrefLang={language.bcp47}
          onClick={() => rememberLanguage(language.code)}
        >
          {t("language.accept", { language: language.nativeName })}
        </Link>
        <Button look="quiet" onClick={stay}>
          {t("language.dismiss")}
        </Button>
      </p>
    </aside>
  );
};
