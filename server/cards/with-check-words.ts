import type { Content } from "../../catalogue/content";
import { languageOfWord } from "../../locales/language-of-word";
import type { Check } from "../../photo/core/types";

/** An answer whose checks also have words in a language; other answers, and without a language, as they are. */
export function withCheckWords(
  answer: unknown,
  language: string | undefined,
  content: Pick<Content, "checkWords">,
): unknown {
  const { data } = answer as { data?: { checks?: Check[] } | null };
  const code = language && languageOfWord(language)?.code;
  if (!code || !data?.checks) return answer;
  const checks = data.checks.map((check) => {
    const words = content.checkWords(code, check);
    return words ? { ...check, words } : check;
  });
  return { ...(answer as object), data: { ...data, checks } };
}
