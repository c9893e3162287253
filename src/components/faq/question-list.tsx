import { paths } from "../../paths";
import { ArticleHtml } from "../article/article-html";
import { TextInLanguage } from "../article/text-in-language";
import { Disclosure } from "../ui/disclosure";
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
  /** Text of the link to an answer's page. */
  ownPage: string;
}

/** Questions that expand to their answers; each has its own page too. */
export const QuestionList = ({ questions, ownPage }: QuestionListProps) => (
  <div className={styles.list}>
    {questions.map(({ faqId, question, answerHtml, textLang }) => (
      <Disclosure key={faqId} summary={<TextInLanguage code={textLang}>{question}</TextInLanguage>}>
        <ArticleHtml html={answerHtml} textLang={textLang} />
        <PageLink className={styles.own} to={paths.faqItem(faqId)}>
          {ownPage}
        </PageLink>
      </Disclosure>
    ))}
  </div>
);
