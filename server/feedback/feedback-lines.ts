import type { Feedback } from "../database/tables";
import { forTerminal } from "../plain-text";

/** Messages as a person reads them. What a visitor wrote must not steer the terminal. */
export function feedbackLines(feedbacks: Feedback[]): string {
  if (feedbacks.length === 0) return "No messages.";
  return feedbacks
    .map(({ id, createdAt, email, lang, message }) => {
      const when = new Date(createdAt).toISOString().slice(0, 16).replace("T", " ");
      return `${when} UTC  ${forTerminal(email)}  (${lang})  ${id}\n${forTerminal(message).replace(/^/gm, "    ")}`;
    })
    .join("\n\n");
}
