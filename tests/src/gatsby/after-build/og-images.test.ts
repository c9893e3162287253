import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { drawOgImages } from "../../../../src/gatsby/after-build/og-images";
import { afterThisTest } from "../../../for-this-test";
import { memoryCache } from "../../../plugins/api-double";

const page = (line: string, text = "") =>
  `<svg viewBox="0 0 100 50" role="img"><path stroke="#000" d="${line}"></path></svg><p>${text}</p>`;

test("a picture is drawn again only when the drawing on its page is another, or when it is gone", async () => {
  const folder = mkdtempSync(join(tmpdir(), "og-images-"));
  afterThisTest(() => rmSync(folder, { recursive: true, force: true }));
  const [htmlFile, pngFile] = [join(folder, "index.html"), join(folder, "images/a.png")];
  const cache = memoryCache();
  let writtenAt = 1;
  const write = (html: string) => {
    writeFileSync(htmlFile, html);
    writtenAt += 1;
    utimesSync(htmlFile, writtenAt, writtenAt);
  };
  const draw = () => drawOgImages([{ htmlFile, pngFile }], cache);

  write(page("M0 25H100"));
  expect(await draw()).toBe(1);
  const first = readFileSync(pngFile);
  expect(await draw()).toBe(0);
  write(page("M0 25H100", "Other words"));
  expect(await draw()).toBe(0);
  write(page("M0 10H100", "Other words"));
  expect(await draw()).toBe(1);
  expect(readFileSync(pngFile).equals(first)).toBe(false);
  rmSync(pngFile);
  expect(await draw()).toBe(1);
  expect(await draw()).toBe(0);
  const caption = { title: "Kenya", text: "Passport" };
  expect(await drawOgImages([{ htmlFile, pngFile, caption }], cache)).toBe(1);
  expect(await drawOgImages([{ htmlFile, pngFile, caption }], cache)).toBe(0);
});
