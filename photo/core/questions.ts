/**
 * What only the visitor knows: the check that asks, and the possible answers. A check with the verdict "ask" is one
 * of these; the answer is sent with the next request and stored in the check.
 */
export const questions = {
  "eyes-open": ["yes", "no"],
  glasses: ["yes", "no"],
  "head-covering": ["no", "religious-or-medical", "other"],
} as const;

export type QuestionRule = keyof typeof questions;

export type Answers = { [Rule in QuestionRule]?: (typeof questions)[Rule][number] };
