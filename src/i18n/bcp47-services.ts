import type { i18n as I18n } from "i18next";
import { languageOfCode } from "../../locales/languages";

const bcp47 = (code: string) => languageOfCode(code)?.bcp47 ?? code;
const mended = new WeakSet<I18n>();

/**
 * Makes i18next use the right locale for plurals and formats. It passes its language code, which is our path prefix,
 * to `Intl`: "slo" would be Slovak, and "jp" and "rom" the machine's default locale. i18next 22 has no setting for
 * that, so its services are wrapped.
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
