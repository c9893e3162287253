import type { i18n as I18n } from "i18next";
import { languageOfCode } from "../../locales/languages";

const bcp47 = (code: string) => languageOfCode(code)?.bcp47 ?? code;
const mended = new WeakSet<I18n>();

/**
 * Makes i18next count and format in the right language. Its language code is our path prefix, which it hands
 * to `Intl` as it is: "slo" would count like Slovak, "jp" and "rom" like the machine's own locale. i18next 22
 * has no setting for it, so plural rules and formats are asked with the BCP 47 code here.
 */
export function countInBcp47(i18n: I18n): void {
  if (mended.has(i18n)) return;
  mended.add(i18n);
  const { pluralResolver, interpolator } = i18n.services as unknown as {
    pluralResolver: { getRule: (code: string, options?: unknown) => unknown };
    interpolator: { format: (value: unknown, name: string, code: string, options: unknown) => string };
  };
  const getRule = pluralResolver.getRule.bind(pluralResolver);
  pluralResolver.getRule = (code, options) => getRule(bcp47(code), options);
  const format = interpolator.format.bind(interpolator);
  interpolator.format = (value, name, code, options) => format(value, name, bcp47(code), options);
}
