/**
 * How long the server keeps what it is given, unless its environment says otherwise. The page on privacy takes
 * its numbers from here too: who builds the site for a server of their own gives both the same variables.
 */
export const retention = {
  // The pages promise deletion within an hour.
  photoMinutes: { variable: "TEMPORARY_MINUTES", usual: 60, most: 60 },
  sessionDays: { variable: "TOKEN_DAYS", usual: 30, most: 365 },
  mediaDays: { variable: "MEDIA_DAYS", usual: 30, most: 365 },
  feedbackDays: { variable: "FEEDBACK_DAYS", usual: 180, most: 3650 },
} as const;

export type Retained = keyof typeof retention;
