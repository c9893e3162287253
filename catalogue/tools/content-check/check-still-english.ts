import { readFileSync } from "node:fs";
import { join } from "node:path";
import { englishLines } from "../../../locales/tools/text-check/english-lines";
import type { Article } from "../../articles/article-files";

/** Lines of translations that are not translated: of drafts too. */
export function checkStillEnglish({ id, texts }: Article<object, object>, kindDir: string) {
  const source = ({ code, format }: { code: string; format: string }) =>
    readFileSync(join(kindDir, id, `${code}.${format}`), "utf8");
  const english = texts.get("en");
  if (!english) return [];
  const original = source(english);
  return [...texts.values()]
    .filter(({ code }) => code !== "en")
    .flatMap((text) =>
      englishLines(source(text), original).map(({ line, sentence }) => ({
        file: text.file,
        line,
        field: "",
        problem: `"${sentence}" is still English.`,
        fix: "Translate it.",
      })),
    );
}
