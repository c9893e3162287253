import type { Feedback, StoredFile } from "../database/tables";
import { forTerminal } from "../plain-text";

/** In UTC, to the minute. */
const timeText = (ms: number) => new Date(ms).toISOString().slice(0, 16).replace("T", " ");

/** Formats messages for the terminal, without control characters. */
export function feedbackLines(feedbacks: Feedback[], linkOf: (picture: StoredFile) => string): string {
  if (feedbacks.length === 0) return "No messages.";
  const pictureLine = (picture: StoredFile) =>
    `\n    Picture, kept until ${timeText(picture.expiresAt)} UTC: ${linkOf(picture)}`;
  return feedbacks
    .map(({ id, createdAt, email, lang, message, pictures }) => {
      const head = `${timeText(createdAt)} UTC  ${forTerminal(email)}  (${lang})  ${id}`;
      return `${head}\n${forTerminal(message).replace(/^/gm, "    ")}${pictures.map(pictureLine).join("")}`;
    })
    .join("\n\n");
}
