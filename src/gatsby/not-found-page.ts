import { languageOfCode } from "../../locales/languages";

/**
 * Which addresses a language's 404 page answers: "/de/*" for "/de/404", and nothing for the English one,
 * which Gatsby itself shows for every other unknown address. Null: not a 404 page.
 */
export function notFoundMatchPath(path: string, code: string): string | undefined | null {
  if (!/\/404(\.html)?\/?$/.test(path)) return null;
  const prefix = languageOfCode(code)?.prefix ?? "";
  if (prefix === "" || path.includes(".html")) return undefined;
  return `/${prefix}/*`;
}
