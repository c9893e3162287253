import { graphql } from "gatsby";

/** Fields of a question for `FaqSection` and structured data. */
export const faqAnswer = graphql`
  fragment FaqAnswer on FaqItem {
    faqId
    category
    question
    answerHtml
    textLang
  }
`;
