import type { ReactNode } from "react";
import { Notice } from "../ui/notice";
import { ArticleHtml } from "./article-html";
import * as styles from "./article-page.module.css";
import { Contents } from "./contents";
import { useTextLanguage } from "./text-in-language";

interface ArticlePageProps {
  title: string;
  lead?: string;
  /** Beside the title; decorative. */
  picture?: ReactNode;
  /** Below the lead. */
  action?: ReactNode;
  html: string;
  /** Code of the language of title, lead and body. */
  textLang: string;
  /** Says that the text is not in the page's language. */
  notTranslated?: string;
  /** Links to the text in its own languages. */
  otherLanguages?: ReactNode;
  contentsTitle?: string;
  headings?: readonly { id: string; text: string }[];
  /** Lines of small text under the title: author, dates. */
  facts?: readonly ReactNode[];
  /** Beside the text on wide screens, below the contents; after the text on narrow ones. */
  aside?: ReactNode;
  /** Below the text. */
  end?: ReactNode;
}

/** Keeps codes such as "DS-160" on one line. */
const withWholeCodes = (title: string) =>
  title.split(/(\p{Lu}+-\d+)/u).map((part, index) =>
    index % 2 ? (
      <span key={part} className={styles.code}>
        {part}
      </span>
    ) : (
      part
    ),
  );

/** Page of a guide, blog article, author or legal text. */
export function ArticlePage(props: ArticlePageProps) {
  const language = useTextLanguage(props.textLang);
  const isForeign = language.lang !== undefined;
  return (
    <article>
      <header className={styles.header}>
        {props.picture && <div className={styles.picture}>{props.picture}</div>}
        <h1 className={styles.title} {...language}>
          {withWholeCodes(props.title)}
        </h1>
        {props.lead && (
          <p className={styles.lead} {...language}>
            {props.lead}
          </p>
        )}
        {isForeign && props.notTranslated && (
          <Notice kind="plain" title={props.notTranslated}>
            {props.otherLanguages}
          </Notice>
        )}
        {/* On the side where the text begins. */}
        {props.action && <div dir={language.dir}>{props.action}</div>}
        {props.facts && (
          <ul className={styles.facts} dir={language.dir}>
            {props.facts.map((fact, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list of facts
              <li key={index} dir={language.dir && "auto"}>
                {fact}
              </li>
            ))}
          </ul>
        )}
      </header>
      <div className={styles.columns}>
        {props.contentsTitle && (
          <div className={styles.contents}>
            <Contents title={props.contentsTitle} headings={props.headings ?? []} textLang={props.textLang} />
          </div>
        )}
        <div className={styles.body}>
          <ArticleHtml html={props.html} textLang={props.textLang} />
          {props.end && <div className={styles.end}>{props.end}</div>}
        </div>
        {props.aside && <div className={styles.aside}>{props.aside}</div>}
      </div>
    </article>
  );
}
