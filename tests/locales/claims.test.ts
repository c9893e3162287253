import { describe, expect, it } from "@jest/globals";
import { readTexts } from "../../scripts/text-check/read-texts";

const english = readTexts().get("en")!;

describe("what the texts claim", () => {
  it("is that the server has deleted a photo within the hour, never after it", () => {
    const late = [...english].flatMap(([file, texts]) =>
      [...texts].filter(([, text]) => /after (one|an) hour/.test(text)).map(([key]) => `${file}:${key}`),
    );
    // The browser's own copy: it goes at the next visit.
    expect(late).toEqual(["result:action.deleteHintDevice"]);
  });
});
