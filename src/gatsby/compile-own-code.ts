import { readFileSync } from "node:fs";
import type { RuleSetRule } from "webpack";

/** ECMAScript version of the scripts that browsers get. */
export const browserVersion = 2018;

/** Gatsby's Babel plugins take the queries out of these files. */
const hasQuery = (file: string): boolean => /\bgraphql[`(]/.test(readFileSync(file, "utf8"));

const isOwn = (file: string): boolean =>
  /\.tsx?$/.test(file) && !/[\\/](node_modules|\.cache)[\\/]/.test(file);

const isCompiledHere = (file: string): boolean => isOwn(file) && !hasQuery(file);

/** Gatsby's rule for all scripts of the site. */
const isForScripts = ({ test }: RuleSetRule): boolean => String(test) === "/\\.(js|mjs|jsx|ts|tsx)$/";
/** The rule of its TypeScript plugin, which compiles the same files with the same options once more. */
const isForTypeScript = ({ test }: RuleSetRule): boolean => String(test) === "/\\.tsx?$/";

/**
 * Compiles the site's own TypeScript with SWC, and leaves Babel the few files with queries. Babel took a quarter of the processor
 * time of a cold build.
 *
 * @param rules of Gatsby
 * @returns the rules to use instead
 */
export function compileOwnCode(
  rules: readonly RuleSetRule[],
  stage: "build-javascript" | "build-html" | "develop",
): RuleSetRule[] {
  if (!rules.some(isForScripts) || !rules.some(isForTypeScript))
    throw new Error("Gatsby's rules for scripts are not what compile-own-code.ts knows; change it there");
  // Replaces a component that was edited and keeps the state of its page.
  const isDevelop = stage === "develop";
  const ownRule: RuleSetRule = {
    test: /\.tsx?$/,
    include: isCompiledHere,
    use: {
      loader: require.resolve("swc-loader"),
      options: {
        jsc: {
          parser: { syntax: "typescript", tsx: true },
          target: stage === "build-javascript" ? `es${browserVersion}` : "es2022",
          transform: { react: { runtime: "automatic", development: isDevelop, refresh: isDevelop } },
        },
      },
    },
  };
  return [
    ...rules
      .filter((rule) => !isForTypeScript(rule))
      .map((rule) => (isForScripts(rule) ? { ...rule, exclude: isCompiledHere } : rule)),
    ownRule,
  ];
}
