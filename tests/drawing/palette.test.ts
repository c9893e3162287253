import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { palette } from "../../drawing/palette";

const css = readFileSync(join(__dirname, "../../src/styles/tokens.css"), "utf8");
const [light, dark] = css.split("@media (prefers-color-scheme: dark)") as [string, string];

const valueIn = (theme: string, name: string): string | undefined =>
  new RegExp(`--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: (#\\w+);`).exec(
    theme,
  )?.[1];

test.each([
  ["light", light],
  ["dark", dark],
] as const)("the style sheet has the colours of the %s palette", (theme, text) => {
  const inStyleSheet = Object.keys(palette[theme]).map((name) => [name, valueIn(text, name)]);
  expect(Object.fromEntries(inStyleSheet)).toEqual(palette[theme]);
});

test("what lies on a photo keeps the light colours in both themes", () => {
  expect(valueIn(light, "ink-on-photo")).toBe(palette.light.ink);
  expect(valueIn(light, "accent-on-photo")).toBe(palette.light.accent);
  expect(dark).not.toContain("on-photo");
});
