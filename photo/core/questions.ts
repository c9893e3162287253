/**
 * What a photo cannot tell and only the visitor knows: the rule that asks, and the answers that it takes. A check with the
 * verdict "ask" is one of these; the answer comes back with the next request and is kept in the check.
 */
export const questions = {
  glasses: ["no", "yes"],
  "head-covering": ["no", "religious-or-medical", "other"],
} as const;

export type QuestionRule = keyof typeof questions;

export type Answers = { [Rule in QuestionRule]?: (typeof questions)[Rule][number] };
