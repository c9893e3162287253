import { describe, expect, it } from "@jest/globals";
import { loadTemplates } from "../../catalogue/templates/load-templates";
import { readTexts } from "../../locales/tools/text-check/read-texts";

const english = readTexts().get("en")!;

describe("what the texts claim", () => {
  it("is that the server has deleted a photo within the hour, never after it", () => {
    const late = [...english].flatMap(([file, texts]) =>
      [...texts].filter(([, text]) => /after (one|an) hour/.test(text)).map(([key]) => `${file}:${key}`),
    );
    // The browser's own copy: it goes at the next visit.
    expect(late).toEqual(["result:action.deleteHintDevice"]);
  });

  it("is no date for every number as long as sources lack theirs", () => {
    const sources = loadTemplates("content/templates").flatMap((record) => record.sources);
    const claims = [...english].flatMap(([file, texts]) =>
      [...texts].filter(([, text]) => /every number.*\bdate\b/i.test(text)).map(([key]) => `${file}:${key}`),
    );
    const isTrue = sources.every(({ seen }) => seen !== null);
    expect(isTrue ? [] : claims).toEqual([]);
  });
});
