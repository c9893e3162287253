import type { Texts } from "../store/site-slice";
import { type LocalesQuery, textsOf } from "./page-texts";

export type HeadTranslate = (key: string, values?: Record<string, string | number>) => string;

/**
 * Translation for Gatsby's `Head`, which is rendered outside the i18n plugin's provider: `useTranslation` returns raw
 * keys there. Reads "namespace:path.to.key" from the page query's `locales` and replaces `{{placeholders}}`. Plurals
 * are not supported.
 * @throws Error naming the missing key, which stops the build
 */
export function headTranslate(data: Partial<LocalesQuery>): HeadTranslate {
  const texts = textsOf(data);
  return (key, values = {}) => {
    const text = findText(texts, key);
    if (text === null) throw new Error(`Head asks for "${key}", which its page query did not return`);
    return text.replace(/{{\s*(\w+)\s*}}/g, (placeholder, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`Head gives no value for ${placeholder} in "${key}"`);
      return String(value);
    });
  };
}

/** The text of "namespace:path.to.key"; null if the page does not have it. */
export function findText(texts: Texts, key: string): string | null {
  const [namespace = "", path = ""] = key.split(":");
  let found: unknown = texts[namespace];
  for (const part of path.split(".")) {
    found =
      typeof found === "object" && found !== null ? (found as Record<string, unknown>)[part] : undefined;
  }
  return typeof found === "string" ? found : null;
}
