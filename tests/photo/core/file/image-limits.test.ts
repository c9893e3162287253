import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { languages } from "../../../../locales/languages";
import { maxImageBytes, maxImagePixels, maxUploadEdgePx } from "../../../../photo/core/file/image-limits";
import { refusalWords } from "../../../../photo/core/file/image-refused";

const root = join(__dirname, "../../../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");

const megabytes = new RegExp(`(?<!\\d)${maxImageBytes / 1e6}(?!\\d)`);
/** In millions, or in ten thousands as in some languages (5200 or 5,200). */
const millions = `${maxImagePixels / 1e6}`;
const megapixels = new RegExp(`(?<!\\d)(${millions}|${millions[0]},?${millions.slice(1)}00)(?!\\d)`);
/** With or without the thousands separator of the language. */
const edge = new RegExp(`(?<!\\d)${`${maxUploadEdgePx}`.replace(/(?=\d{3}$)/, "[.,\\u00a0]?")}(?!\\d)`);

describe("the limits of pictures", () => {
  it.each(languages.map(({ code }) => code))("are correct in the texts: %s", (code) => {
    const { advice } = JSON.parse(read(`locales/${code}/errors.json`)).failure.fileTooLarge;
    const answer = read(`content/faq/which-files-can-i-upload/${code}.md`);
    for (const text of [advice, answer]) {
      expect(text).toMatch(megabytes);
      expect(text).toMatch(megapixels);
    }
    expect(advice).toMatch(edge);
  });

  it("are correct on the command line", () => {
    expect(refusalWords["too-many-pixels"]).toMatch(megapixels);
    expect(refusalWords["too-many-bytes"]).toMatch(megabytes);
  });
});
