import type { Content } from "../../catalogue/content";
import type { Check } from "../../photo/core/types";

/** An answer whose checks also have words in a language; other answers, and without a language, as they are. */
export function withCheckWords(
  answer: unknown,
  code: string | undefined,
  content: Pick<Content, "checkWords">,
): unknown {
  const { data } = answer as { data?: { checks?: Check[] } | null };
  if (code === undefined || !data?.checks) return answer;
  const checks = data.checks.map((check) => {
    const words = content.checkWords(code, check);
    return words ? { ...check, words } : check;
  });
  return { ...(answer as object), data: { ...data, checks } };
}
