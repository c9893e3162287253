import { maxEmailLength } from "../../../contract/limits";
import { emailPattern } from "../../../contract/patterns";

export interface Feedback {
  message: string;
  email: string;
}

export type FeedbackFault = "emptyMessage" | "invalidEmail" | "missingConsent";

const emailForm = new RegExp(emailPattern);

/** The two rules of the contact form (specification, section 5), by field; null if a field is valid. */
export const validateFeedback = ({
  message,
  email,
}: Feedback): Record<keyof Feedback, FeedbackFault | null> => ({
  message: message.trim() === "" ? "emptyMessage" : null,
  email: emailForm.test(email.trim()) && email.trim().length <= maxEmailLength ? null : "invalidEmail",
});
