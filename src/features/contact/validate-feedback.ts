export interface Feedback {
  message: string;
  email: string;
}

export type FeedbackFault = "emptyMessage" | "invalidEmail";

/** The server's own pattern: as lenient as an address can be judged without sending to it. */
const emailPattern = /^[^\s@<>]{1,64}@[^\s@<>.]+(\.[^\s@<>.]+)+$/;
/** SMTP's limit (RFC 5321). */
const maxEmailLength = 254;

/** The two rules of the service form (specification, section 5), by field; null where the field is good. */
export const validateFeedback = ({
  message,
  email,
}: Feedback): Record<keyof Feedback, FeedbackFault | null> => ({
  message: message.trim() === "" ? "emptyMessage" : null,
  email: emailPattern.test(email.trim()) && email.trim().length <= maxEmailLength ? null : "invalidEmail",
});
