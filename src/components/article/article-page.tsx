import type { ReactNode } from "react";
import { Notice } from "../ui/notice";
import { ArticleHtml } from "./article-html";
import * as styles from "./article-page.module.css";
import { Contents } from "./contents";
import { useTextLanguage } from "./text-in-language";

interface ArticlePageProps {
  title: string;
  lead?: string;
  html: string;
  /** Code of the language of title, lead and body. */
  textLang: string;
  /** Says that the text is not in the page's language; shown where it is not. */
  notTranslated?: string;
  /** Links to the text in its own languages, below that sentence. */
  otherLanguages?: ReactNode;
  contentsTitle?: string;
  headings?: readonly { id: string; text: string }[];
  /** Lines of small print under the title: author, dates. */
  facts?: readonly ReactNode[];
  /** Stands beside the text on wide screens and after its contents on narrow ones. */
  aside?: ReactNode;
  /** Below the text. */
  end?: ReactNode;
}

/** Title, body and what belongs to it, as guides, blog articles, authors and legal texts show it. */
export const ArticlePage = (props: ArticlePageProps) => {
  const language = useTextLanguage(props.textLang);
  const isForeign = language.lang !== undefined;
  return (
    <article>
      <header className={styles.header}>
        <h1 className={styles.title} {...language}>
          {props.title}
        </h1>
        {props.lead && (
          <p className={styles.lead} {...language}>
            {props.lead}
          </p>
        )}
        {props.facts && (
          <ul className={styles.facts}>
            {props.facts.map((fact, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a fixed row of facts
              <li key={index}>{fact}</li>
            ))}
          </ul>
        )}
        {isForeign && props.notTranslated && (
          <Notice kind="plain" title={props.notTranslated}>
            {props.otherLanguages}
          </Notice>
        )}
      </header>
      <div className={styles.columns}>
        <div className={styles.aside}>
          {props.contentsTitle && (
            <Contents title={props.contentsTitle} headings={props.headings ?? []} textLang={props.textLang} />
          )}
          {props.aside}
        </div>
        <div className={styles.body}>
          <ArticleHtml html={props.html} textLang={props.textLang} />
          {props.end && <div className={styles.end}>{props.end}</div>}
        </div>
      </div>
    </article>
  );
};
