import { expect, it } from "@jest/globals";
import { feedbackLines } from "../../../server/feedback/feedback-lines";

it("shows a message without letting it steer the terminal", () => {
  const message = "one\n\u001b[2Jtwo\u0000";
  const shown = feedbackLines([
    { id: "id", sessionId: "s", createdAt: 0, email: "a@example.org", lang: "de", message },
  ]);
  expect(shown).toBe("1970-01-01 00:00 UTC  a@example.org  (de)  id\n    one\n    two");
  expect(feedbackLines([])).toBe("No messages.");
});
