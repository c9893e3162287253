import { readFileSync } from "node:fs";
import { join } from "node:path";
import { englishLines } from "../../../locales/tools/text-check/english-lines";
import type { Article } from "../../articles/article-files";
import type { Fault } from "../../faults/content-error";

/** Lines of translations that are not translated; of one that is being written, the first and how many others. */
export function checkStillEnglish(
  { id, texts }: Article<object, object>,
  kindDir: string,
  drafts: ReadonlySet<string>,
) {
  const source = ({ code, format }: { code: string; format: string }) =>
    readFileSync(join(kindDir, id, `${code}.${format}`), "utf8");
  const english = texts.get("en");
  if (!english) return [];
  const original = source(english);
  return [...texts.values()]
    .filter(({ code }) => code !== "en")
    .flatMap((text) =>
      stillEnglish(source(text), original, { file: text.file, isDraft: drafts.has(text.file) }),
    );
}

/** The same of one text. */
export function stillEnglish(
  own: string,
  english: string,
  { file, isDraft }: { file: string; isDraft: boolean },
): Fault[] {
  const lines = englishLines(own, english);
  const [first] = lines;
  const fault = { file, field: "", fix: "Translate it." };
  if (first && isDraft && lines.length > 1) {
    const others = `${lines.length - 1} other ${lines.length === 2 ? "line" : "lines"}`;
    const problem = `"${first.sentence}" and ${others} are still English.`;
    return [{ ...fault, line: first.line, problem, fix: "Translate them." }];
  }
  return lines.map(({ line, sentence }) => ({
    ...fault,
    line,
    problem: `"${sentence}" is still English.`,
  }));
}
