import { useTranslation } from "react-i18next";
import { isSecondHand } from "../../../../contract/document/own-text";
import { formatDate } from "../../../i18n/format-date";
import { usePageLanguage } from "../../../i18n/use-language";
import { sourceKindKeys } from "../rule-keys";
import * as styles from "./sources.module.css";

/** "Photo standard (we read a copy)": the name, and the note in brackets that ends it. */
const withNote = /^(.*\S)\s+(\([^()]+\))$/;

/** Names are English or in the source's language, their notes in the page's; a note is not broken where it fits a line. */
function SourceName({ name }: { name: string }) {
  const [, title = name, note] = withNote.exec(name) ?? [];
  return (
    <>
      {title}
      {note && (
        <>
          {" "}
          <bdi className={styles.note}>{note}</bdi>
        </>
      )}
    </>
  );
}

/** Each source once with its link, date and quotes; a sentence that states several rules is quoted once. */
export function SourceList({ sources }: { sources: readonly Queries.RuleSourceFragment[] }) {
  const { t } = useTranslation("requirement");
  const { t: tEvidence } = useTranslation("evidence");
  const { bcp47 } = usePageLanguage();
  return (
    <ul className={styles.sources}>
      {sources.map(({ name, url, seen, kind, quoted, quotes }) => (
        <li key={`${name} ${url}`}>
          <a href={url} rel="noreferrer" lang="en" dir="auto">
            <SourceName name={name} />
          </a>{" "}
          <span className={styles.seen}>
            {tEvidence(isSecondHand({ kind, quoted, seen }) ? "sources.secondHand" : sourceKindKeys[kind])}
          </span>{" "}
          {seen && (
            <span className={styles.seen}>{t("sources.seen", { date: formatDate(seen, bcp47) })}</span>
          )}
          {[...new Set(quotes.map(({ words }) => words))].map((words) => (
            <q key={words} className={styles.quote} lang="" dir="auto">
              {words}
            </q>
          ))}
        </li>
      ))}
    </ul>
  );
}
