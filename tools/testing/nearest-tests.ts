import { readFileSync } from "node:fs";
import { posix } from "node:path";

const withoutExtension = (file: string): string => file.replace(/(\/index)?\.(ts|tsx|js|cjs|mjs|json)$/, "");

/** Files that a module names in relative imports, without their extensions. */
function importsOf(file: string): string[] {
  const names = readFileSync(file, "utf8").matchAll(/["'](\.{1,2}\/[^"'\s]+)["']/g);
  return [...names].map(([, name]) => withoutExtension(posix.join(posix.dirname(file), name!)));
}

/** First the tests at the path of a changed file, or changed themselves; then those that import one directly. Others are left out. */
export function nearestTests(tests: readonly string[], changed: readonly string[]): string[][] {
  const modules = new Set(changed.map(withoutExtension));
  const isAtPath = (test: string): boolean =>
    changed.includes(test) || modules.has(test.replace(/^tests\/(.*)\.test\.tsx?$/, "$1"));
  const atPath = tests.filter(isAtPath);
  const importers = tests.filter(
    (test) => !isAtPath(test) && importsOf(test).some((name) => modules.has(name)),
  );
  return [atPath, importers];
}
