import { useLocation } from "@gatsbyjs/reach-router";
import { Link } from "gatsby";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { LanguageOffer as OfferWords } from "../../../../locales/language-offers";
import { type Language, languageOfCode } from "../../../../locales/languages";
import { useIsMobile } from "../../../browser/use-is-mobile";
import { Button } from "../../../components/ui/button";
import { VisuallyHidden } from "../../../components/ui/visually-hidden";
import { useBuiltLanguages, usePageLanguage } from "../../../i18n/use-language";
import { pathInLanguage, paths, splitPath } from "../../../paths";
import { languageToOffer, rememberLanguage } from "../remembered-language";
import * as styles from "./language-offer.module.css";

interface OfferedLanguage {
  language: Language;
  words: OfferWords;
}

/** Loaded only if there is something to offer: most visitors already read their language. */
const loadOffers = () => import("../../../../locales/language-offers");

/** Offers the page in the visitor's language, written in that language; at the lower edge, without a layout shift. */
export function LanguageOffer() {
  const { t } = useTranslation("common");
  const { code } = usePageLanguage();
  const built = useBuiltLanguages();
  const location = useLocation();
  const isMobile = useIsMobile();
  const [offered, setOffered] = useState<OfferedLanguage | null>(null);
  const builtCodes = built.join();

  useEffect(() => {
    setOffered(null);
    const wanted = languageToOffer(code, builtCodes.split(","), navigator.languages);
    const language = wanted === null ? undefined : languageOfCode(wanted);
    if (!language) return;
    let isStale = false;
    const offer = ({ languageOffers }: Awaited<ReturnType<typeof loadOffers>>) => {
      const words = languageOffers[language.code];
      if (words && !isStale) setOffered({ language, words });
    };
    // Offline, no other page can be loaded either.
    loadOffers().then(offer, () => {});
    return () => {
      isStale = true;
    };
  }, [code, builtCodes]);

  // Hidden on the result page, whose lower edge has the download button.
  const isAtWork = splitPath(location.pathname).path === paths.result;
  if (!offered || isAtWork) return null;
  const { language, words } = offered;
  const stay = () => {
    rememberLanguage(code);
    setOffered(null);
  };
  return (
    <aside className={styles.offer} data-mobile={isMobile} data-print="no" aria-label={t("language.label")}>
      <p lang={language.bcp47} dir={language.dir}>
        <VisuallyHidden>{words.sentence}</VisuallyHidden>
      </p>
      <p className={styles.actions} lang={language.bcp47} dir={language.dir}>
        <Link
          className={styles.link}
          to={pathInLanguage(location, language.code)}
          hrefLang={language.bcp47}
          onClick={() => rememberLanguage(language.code)}
        >
          {words.accept}
        </Link>
        <Button variant="quiet" onClick={stay}>
          {words.decline}
        </Button>
      </p>
    </aside>
  );
}
