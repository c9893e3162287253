import { afterEach, expect, jest, test } from "@jest/globals";
import { pseudoFile, pseudoText } from "../../../src/gatsby/pseudo-texts";
import { stubEnv } from "../../for-this-test";

afterEach(() => {
  jest.resetModules();
});

test("a pseudo-text is accented, longer, and keeps placeholders and tags", () => {
  const text = pseudoText("Send <b>{{name}}</b> now", false);
  expect(text).toMatch(/^\[Šéñð <b>\{\{name\}\}<\/b> ñöw~+\]$/);
  expect(text.length).toBeGreaterThan("Send <b>{{name}}</b> now".length * 1.3);
});

test("its twin goes from right to left", () => {
  expect(pseudoText("Go {{name}}", true)).toMatch(/^\[\u202eGö \u202c\{\{name\}\}~+\]$/);
});

test("a whole file is made from English, and only for pseudo-languages", () => {
  expect(JSON.parse(pseudoFile("qps", '{"a":{"b":"Up"}}')!)).toEqual({ a: { b: "[Ûp~]" } });
  expect(pseudoFile("de", "{}")).toBeNull();
});

test("the pseudo-languages are there while developing and never in a built site", async () => {
  const codes = async () =>
    (await import("../../../locales/languages")).languages.map((language) => language.code);
  expect(await codes()).not.toContain("qps");
  stubEnv("GATSBY_PSEUDO", "1");
  jest.resetModules();
  expect(await codes()).toEqual(expect.arrayContaining(["qps", "qps-rtl"]));
  stubEnv("NODE_ENV", "production");
  jest.resetModules();
  expect(await codes()).toHaveLength(29);
});
