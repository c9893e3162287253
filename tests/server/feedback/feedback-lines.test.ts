import { expect, it } from "@jest/globals";
import type { StoredFile } from "../../../server/database/tables";
import { feedbackLines } from "../../../server/feedback/feedback-lines";

const linkOf = ({ fileName }: { fileName: string }) => `http://localhost/${fileName}`;

it("shows a message's pictures below it, with the time that they are kept until", () => {
  const picture = { fileName: "a.jpg", expiresAt: 86_400_000 } as StoredFile;
  const feedback = {
    id: "id",
    sessionId: "s",
    createdAt: 0,
    email: "a@example.org",
    lang: "de",
    message: "Why?",
  };
  expect(
    feedbackLines([{ ...feedback, pictures: [picture, picture] }], linkOf)
      .split("\n")
      .slice(1),
  ).toEqual([
    "    Why?",
    "    Picture, kept until 1970-01-02 00:00 UTC: http://localhost/a.jpg",
    "    Picture, kept until 1970-01-02 00:00 UTC: http://localhost/a.jpg",
  ]);
});

it("shows a message without letting it steer the terminal", () => {
  const message = "one\n\u001b[2Jtwo\u0000";
  const shown = feedbackLines(
    [{ id: "id", sessionId: "s", createdAt: 0, email: "a@example.org", lang: "de", message, pictures: [] }],
    linkOf,
  );
  expect(shown).toBe("1970-01-01 00:00 UTC  a@example.org  (de)  id\n    one\n    two");
  expect(feedbackLines([], linkOf)).toBe("No messages.");
});
