import { maxEmailLength } from "../../../contract/limits";
import { emailPattern } from "../../../contract/patterns";

export interface Feedback {
  message: string;
  email: string;
}

export type FeedbackFault = "emptyMessage" | "invalidEmail";

const emailForm = new RegExp(emailPattern);

/** The two rules of the service form (specification, section 5), by field; null where the field is good. */
export const validateFeedback = ({
  message,
  email,
}: Feedback): Record<keyof Feedback, FeedbackFault | null> => ({
  message: message.trim() === "" ? "emptyMessage" : null,
  email: emailForm.test(email.trim()) && email.trim().length <= maxEmailLength ? null : "invalidEmail",
});
