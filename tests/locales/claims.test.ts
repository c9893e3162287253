import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { loadTemplates } from "../../catalogue/templates/load-templates";
import { languages } from "../../locales/languages";
import { readTexts } from "../../locales/tools/text-check/read-texts";
import { findingOf, type MessageKey } from "../../photo/core/findings";
import { papers } from "../../photo/core/sheet/papers";

const english = readTexts().get("en")!;

describe("claims in the texts", () => {
  it("promise that the server deletes a photo within an hour, never after one", () => {
    const late = [...english].flatMap(([file, texts]) =>
      [...texts].filter(([, text]) => /after (one|an) hour/i.test(text)).map(([key]) => `${file}:${key}`),
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

  it.each<[string, MessageKey[]]>([
    ["blog/light-at-a-window/en.mdx", ["tooDark", "tooBright", "unevenLight"]],
    ["blog/glasses-in-passport-photos/en.mdx", ["darkGlasses", "glassesForbidden"]],
    ["faq/may-i-smile/en.md", ["mouthOpen"]],
  ])("say in %s that a check can reject a photo", (article, messageKeys) => {
    const text = readFileSync(`content/${article}`, "utf8");
    // A finding without a severity can fail.
    const canReject = messageKeys.some((key) => findingOf(key)?.severity === undefined);
    expect(/\b(tool|check|it)\b[^.]* rejects /i.test(text)).toBe(canReject);
  });

  it.each(languages.map(({ code }) => code))("name every paper of the print sheet in %s", (code) => {
    const text = readFileSync(`content/faq/which-paper/${code}.md`, "utf8");
    const sizeOf = (name: string): string => name.replace(/^(\d+)x(\d+)(in|cm)$/, "$1\\s?×\\s?$2");
    // "Letter" has a name of its own in some languages.
    const names = Object.keys(papers).filter((name) => name !== "letter");
    expect(names.filter((name) => !new RegExp(sizeOf(name), "i").test(text))).toEqual([]);
  });

  it.each(["photo/package/README.md", "element/README.md"])("name every paper of the sheet in %s", (file) => {
    const text = readFileSync(file, "utf8");
    expect(Object.keys(papers).filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
  });
});
