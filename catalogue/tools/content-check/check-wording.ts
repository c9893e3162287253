import { languageOfCode } from "../../../locales/languages";
import type { ArticleKindName } from "../../articles/article-collection";
import type { ArticleText } from "../../articles/article-files";
import { countWords } from "../../articles/reading-time";
import type { Fault } from "../../faults/content-error";

/** Words in a text of each kind: below, it hardly helps; above, few read to the end. Not counted in other than English texts. */
const wordLimits: Record<ArticleKindName, { min: number; max: number }> = {
  guides: { min: 250, max: 1_500 },
  blog: { min: 250, max: 1_800 },
  faq: { min: 12, max: 250 },
  authors: { min: 40, max: 800 },
  legal: { min: 100, max: 3_000 },
};

/** What a result page of a search engine shows before it cuts. */
const maxTitleLetters = 70;
const descriptionLetters = { min: 50, max: 170 };

/** Lengths that a reader or a search engine would notice; `html` is the compiled body. */
export function checkWording(kind: ArticleKindName, text: ArticleText<object>, html: string): Fault[] {
  const faults: Fault[] = [];
  const say = (field: string, problem: string, fix: string) =>
    faults.push({ file: text.file, line: field === "" ? null : text.lineOf([field]), field, problem, fix });
  const { title, description } = text.front as { title?: string; description?: string };
  if (title !== undefined && [...title].length > maxTitleLetters)
    say("title", `${[...title].length} letters are too many.`, `Keep it to ${maxTitleLetters}.`);
  for (const [field, words] of Object.entries(text.front as Record<string, unknown>))
    if (typeof words === "string" && /^(["“„«「『].*["”“»」』])$/su.test(words))
      say(field, "it stands in quotation marks.", "Remove them: they would be shown.");
  if (text.code !== "en") return faults;

  const { min, max } = wordLimits[kind];
  const words = countWords(html.replace(/<[^>]*>/g, " "), languageOfCode(text.code)?.bcp47 ?? "en");
  if (words < min) say("", `${words} words are few for this kind of text.`, `Aim at ${min} or more.`);
  if (words > max) say("", `${words} words are many for this kind of text.`, `Aim at ${max} or fewer.`);
  if (description !== undefined) {
    const letters = [...description].length;
    if (letters < descriptionLetters.min || letters > descriptionLetters.max)
      say(
        "description",
        `${letters} letters.`,
        `Write ${descriptionLetters.min} to ${descriptionLetters.max}: it stands below the title in a search.`,
      );
  }
  return faults;
}
