import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { usePageLanguage } from "../../i18n/use-language";
import { TextInLanguage } from "../article/text-in-language";
import * as styles from "./article-list.module.css";
import { LinkList } from "./link-list";

interface ArticleListProps {
  /** In the order to show them within each language. */
  articles: readonly {
    to: string;
    /** Code of the language of the text: the page's own, else English. */
    lang: string;
    /** Above the title, in the page's language. */
    above?: string;
    title: string;
    detail?: string;
    note?: ReactNode;
    picture?: ReactNode;
  }[];
}

/** Links to articles: those in the page's language first, then the English ones under a heading that says so. */
export function ArticleList({ articles }: ArticleListProps) {
  const { t } = useTranslation("common");
  const { code } = usePageLanguage();
  const links = articles.map(({ lang, title, detail, ...link }) => ({
    ...link,
    lang,
    label: <TextInLanguage code={lang}>{title}</TextInLanguage>,
    detail: detail && <TextInLanguage code={lang}>{detail}</TextInLanguage>,
  }));
  const own = links.filter(({ lang }) => lang === code);
  const others = links.filter(({ lang }) => lang !== code);
  return (
    <>
      {own.length > 0 && <LinkList links={own} />}
      {others.length > 0 && (
        <section className={styles.others} aria-labelledby="in-english">
          <h2 id="in-english">{t("language.inEnglish")}</h2>
          <LinkList links={others} />
        </section>
      )}
    </>
  );
}
