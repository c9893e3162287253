import { useLocation } from "@gatsbyjs/reach-router";
import { Link } from "gatsby";
import { type KeyboardEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { languages } from "../../../../locales/languages";
import { Icon } from "../../../components/ui/icon";
import { VisuallyHidden } from "../../../components/ui/visually-hidden";
import { useBuiltLanguages, usePageLanguage } from "../../../i18n/use-language";
import { pathInLanguage } from "../../../paths";
import { rememberLanguage } from "../remembered-language";
import * as styles from "./language-chooser.module.css";

/** The same page in every other language, as links: works without JavaScript and can be crawled. */
export function LanguageChooser() {
  const { t } = useTranslation("common");
  const current = usePageLanguage();
  const built = useBuiltLanguages();
  const location = useLocation();
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => details.current?.removeAttribute("open");
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !details.current?.open) return;
    event.preventDefault();
    close();
    details.current.querySelector("summary")?.focus();
  };
  return (
    <details
      className={styles.chooser}
      ref={details}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <summary className={styles.summary}>
        <Icon name="globe" />
        <VisuallyHidden>{t("language.label")}</VisuallyHidden>
        <span className={styles.current}>{current.nativeName}</span>
      </summary>
      <ul className={styles.list} aria-label={t("language.choose")}>
        {languages
          .filter((language) => built.includes(language.code))
          .map((language) => (
            <li key={language.code}>
              <Link
                className={styles.link}
                to={pathInLanguage(location, language.code)}
                lang={language.bcp47}
                hrefLang={language.bcp47}
                aria-current={language.code === current.code ? "true" : undefined}
                onClick={() => {
                  rememberLanguage(language.code);
                  close();
                }}
              >
                <bdi>{language.nativeName}</bdi>
              </Link>
            </li>
          ))}
      </ul>
    </details>
  );
}
