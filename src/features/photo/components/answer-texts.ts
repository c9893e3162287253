/** Keys into `errors.json` for the questions, which ask the parent of a small child. */
export const questionTitles = {
  "eyes-open": { own: "eyesClosed.question", child: "eyesClosed.question" },
  glasses: { own: "glasses.title", child: "glasses.ofChild" },
  "head-covering": { own: "headCovering.title", child: "headCovering.ofChild" },
} as const;

/** Keys into `result.json` for the answers that a question takes. */
export const answerTexts = {
  no: "question.no",
  yes: "question.yes",
  "religious-or-medical": "question.religious",
  other: "question.other",
} as const;
