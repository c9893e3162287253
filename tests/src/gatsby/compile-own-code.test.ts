import { join } from "node:path";
import { expect, test } from "@jest/globals";
import type { RuleSetRule } from "webpack";
import { compileOwnCode } from "../../../src/gatsby/compile-own-code";

const ofGatsby: RuleSetRule = { test: /\.(js|mjs|jsx|ts|tsx)$/, use: "babel" };
const ofItsPlugin: RuleSetRule = { test: /\.tsx?$/, use: "babel" };
const ofStyles: RuleSetRule = { test: /\.css$/, use: "css" };

function matches({ test, include, exclude }: RuleSetRule, file: string): boolean {
  const says = (condition: unknown, file: string) => (condition as (file: string) => boolean)(file);
  return (
    (test as RegExp).test(file) && (!include || says(include, file)) && !(exclude && says(exclude, file))
  );
}

const loadersOf = (file: string, stage: "build-javascript" | "build-html" = "build-javascript") =>
  compileOwnCode([ofGatsby, ofStyles, ofItsPlugin], stage)
    .filter((rule) => matches(rule, join(process.cwd(), file)))
    .map(({ use }) => (typeof use === "string" ? use : (use as { loader: string }).loader));

test.each([
  ["a file without a query", "src/paths.ts", [require.resolve("swc-loader")]],
  ["a file with a query", "src/pages/index.tsx", ["babel"]],
  ["a fragment", "src/components/faq/faq-fragment.ts", ["babel"]],
  ["what Gatsby writes", ".cache/production-app.js", ["babel"]],
  ["a style sheet", "src/styles/base.css", ["css"]],
])("%s is compiled once", (_, file, loaders) => {
  expect(loadersOf(file)).toEqual(loaders);
});

test("rules that it does not know are an error, because files would be compiled twice", () => {
  expect(() => compileOwnCode([ofGatsby], "build-html")).toThrow("rules for scripts");
  expect(() => compileOwnCode([ofItsPlugin], "build-html")).toThrow("rules for scripts");
});

test("a preview replaces an edited component and keeps its page", () => {
  const reactOf = (stage: "build-javascript" | "develop") => {
    const rule = compileOwnCode([ofGatsby, ofItsPlugin], stage).at(-1)!;
    return (rule.use as { options: { jsc: { transform: { react: object } } } }).options.jsc.transform.react;
  };
  expect(reactOf("develop")).toMatchObject({ refresh: true, development: true });
  expect(reactOf("build-javascript")).toMatchObject({ refresh: false, development: false });
});
