import { describe, expect, it } from "@jest/globals";
import { loadTemplates } from "../../catalogue/templates/load-templates";
import { readTexts } from "../../locales/tools/text-check/read-texts";

const english = readTexts().get("en")!;

describe("claims in the texts", () => {
  it("promise that the server deletes a photo within an hour, never after one", () => {
    const late = [...english].flatMap(([file, texts]) =>
      [...texts].filter(([, text]) => /after (one|an) hour/.test(text)).map(([key]) => `${file}:${key}`),
    );
    // This text is about the browser's own copy, which is deleted at the next visit.
    expect(late).toEqual(["result:action.deleteHintDevice"]);
  });

  it("do not promise a date for every number while some sources have none", () => {
    const sources = loadTemplates("content/templates").flatMap((record) => record.sources);
    const claims = [...english].flatMap(([file, texts]) =>
      [...texts].filter(([, text]) => /every number.*\bdate\b/i.test(text)).map(([key]) => `${file}:${key}`),
    );
    const isTrue = sources.every(({ seen }) => seen !== null);
    expect(isTrue ? [] : claims).toEqual([]);
  });
});
