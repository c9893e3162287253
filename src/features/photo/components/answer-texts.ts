/** Keys into `result.json` for the answers that a question takes. */
export const answerTexts = {
  no: "question.no",
  yes: "question.yes",
  "religious-or-medical": "question.religious",
  other: "question.other",
} as const;
