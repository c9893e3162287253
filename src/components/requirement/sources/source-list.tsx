import { useTranslation } from "react-i18next";
import { formatDate } from "../../../i18n/format-date";
import { usePageLanguage } from "../../../i18n/use-language";
import { sourceKindKeys } from "../rule-keys";
import * as styles from "./sources.module.css";

/** Sources with links, quotes and dates. Their names are English or in the source's language. */
export function SourceList({ sources }: { sources: readonly Queries.RuleSourceFragment[] }) {
  const { t } = useTranslation("requirement");
  const { t: tEvidence } = useTranslation("evidence");
  const { bcp47 } = usePageLanguage();
  return (
    <ul className={styles.sources}>
      {sources.map(({ name, url, seen, kind, quotes }) => (
        <li key={`${name} ${url}`}>
          <a href={url} rel="noreferrer" lang="en" dir="auto">
            {name}
          </a>
          <span className={styles.seen}>{tEvidence(sourceKindKeys[kind])}</span>
          {seen && (
            <span className={styles.seen}>{t("sources.seen", { date: formatDate(seen, bcp47) })}</span>
          )}
          {quotes.map(({ rule, words }) => (
            <q key={rule} className={styles.quote} lang="" dir="auto">
              {words}
            </q>
          ))}
        </li>
      ))}
    </ul>
  );
}
