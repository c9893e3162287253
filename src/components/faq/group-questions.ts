import type { Question } from "./question-list";

/** Keys below `contactus:category`. */
export const faqCategories = ["photo", "size", "print", "upload", "privacy", "service"] as const;
export type FaqCategory = (typeof faqCategories)[number];

export type CategorizedQuestion = Question & { category: string };

/** The questions of each category that has some, in the order of `faqCategories`. */
export const groupQuestions = <Item extends { category: string }>(questions: readonly Item[]) =>
  faqCategories
    .map((category) => ({
      category,
      questions: questions.filter((question) => question.category === category),
    }))
    .filter((group) => group.questions.length > 0);
