import { paths } from "../../paths";
import { ArticleHtml } from "../article/article-html";
import { TextInLanguage } from "../article/text-in-language";
import { PageLink } from "../ui/page-link";
import * as styles from "./question-list.module.css";

export interface Question {
  faqId: string;
  question: string;
  answerHtml: string;
  textLang: string;
}

interface QuestionListProps {
  questions: readonly Question[];
  /** Words of the link to the page of one answer. */
  ownPage: string;
}

/** Questions that open to their answers; each has a page of its own too. */
export const QuestionList = ({ questions, ownPage }: QuestionListProps) => (
  <div className={styles.list}>
    {questions.map(({ faqId, question, answerHtml, textLang }) => (
      <details key={faqId} className={styles.question}>
        <summary className={styles.summary}>
          <TextInLanguage code={textLang}>{question}</TextInLanguage>
        </summary>
        <div className={styles.answer}>
          <ArticleHtml html={answerHtml} textLang={textLang} />
          <PageLink className={styles.own} to={paths.faqItem(faqId)}>
            {ownPage}
          </PageLink>
        </div>
      </details>
    ))}
  </div>
);
