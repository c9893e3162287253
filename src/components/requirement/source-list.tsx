import { useTranslation } from "react-i18next";
import { formatDate } from "../../i18n/format-date";
import { usePageLanguage } from "../../i18n/use-language";
import * as styles from "./sources.module.css";

/** Who says so, where, and when it was read. Names of sources are English or the source's own. */
export const SourceList = ({ sources }: { sources: readonly Queries.RuleSourceFragment[] }) => {
  const { t } = useTranslation("requirement");
  const { bcp47 } = usePageLanguage();
  return (
    <ul className={styles.sources}>
      {sources.map(({ name, url, seen }) => (
        <li key={`${name} ${url}`}>
          <a href={url} rel="noreferrer" lang="en" dir="auto">
            {name}
          </a>
          {seen && (
            <span className={styles.seen}>{t("sources.seen", { date: formatDate(seen, bcp47) })}</span>
          )}
        </li>
      ))}
    </ul>
  );
};
