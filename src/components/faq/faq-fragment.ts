import { graphql } from "gatsby";

/** What `FaqSection` and the page's structured data need of a question. */
export const faqAnswer = graphql`
  fragment FaqAnswer on FaqItem {
    faqId
    category
    question
    answerHtml
    textLang
  }
`;
