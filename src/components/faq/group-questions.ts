import { type FaqCategory, faqCategories } from "../../../contract/codes";
import type { Question } from "./question-list";

/** Keys into `contactus.json`. */
export const categoryKeys = {
  photo: "category.photo",
  size: "category.size",
  print: "category.print",
  upload: "category.upload",
  privacy: "category.privacy",
  service: "category.service",
} as const satisfies Record<FaqCategory, string>;

export type CategorizedQuestion = Question & { category: string };

/** Questions by category, in the order of `faqCategories`, without empty ones. */
export const groupQuestions = <Item extends { category: string }>(questions: readonly Item[]) =>
  faqCategories
    .map((category) => ({
      category,
      questions: questions.filter((question) => question.category === category),
    }))
    .filter((group) => group.questions.length > 0);
