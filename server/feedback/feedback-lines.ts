import { stripVTControlCharacters } from "node:util";
import type { Feedback } from "../database/tables";

/** Messages as a person reads them. What a visitor wrote must not steer the terminal. */
export function feedbackLines(feedbacks: Feedback[]): string {
  if (feedbacks.length === 0) return "No messages.";
  return feedbacks
    .map(({ id, createdAt, email, lang, message }) => {
      const when = new Date(createdAt).toISOString().slice(0, 16).replace("T", " ");
      return `${when} UTC  ${plain(email)}  (${lang})  ${id}\n${plain(message).replace(/^/gm, "    ")}`;
    })
    .join("\n\n");
}

const plain = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  stripVTControlCharacters(text).replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, "");
