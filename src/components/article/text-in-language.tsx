import type { ReactNode } from "react";
import { languageOfCode } from "../../../locales/languages";
import { usePageLanguage } from "../../i18n/use-language";

/** Attributes of an element whose text may be in another language than the page (WCAG 3.1.2). */
export function useTextLanguage(textCode: string): { lang?: string; dir?: "ltr" | "rtl" } {
  const { code } = usePageLanguage();
  const language = languageOfCode(textCode);
  return textCode === code || !language ? {} : { lang: language.bcp47, dir: language.dir };
}

/** Text of an article inside the page's own sentence or list. */
export const TextInLanguage = ({ code, children }: { code: string; children: ReactNode }) => (
  <bdi {...useTextLanguage(code)}>{children}</bdi>
);
