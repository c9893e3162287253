import { languageOfCode } from "../../../locales/languages";
import { maxDescriptionWidth, maxTitleWidth, visibleWidth } from "../../../locales/search-result";
import type { ArticleKindName } from "../../articles/article-collection";
import type { ArticleText } from "../../articles/article-files";
import { countWords } from "../../articles/reading-time";
import type { Fault } from "../../faults/content-error";

/** Recommended number of words by kind of text; not checked in translations. */
const wordLimits: Record<ArticleKindName, { min: number; max: number }> = {
  guides: { min: 250, max: 1_500 },
  blog: { min: 250, max: 1_800 },
  faq: { min: 12, max: 250 },
  authors: { min: 40, max: 800 },
  legal: { min: 100, max: 3_000 },
};

/** The shortest description that tells enough, in letters of an English text. */
const minDescriptionLetters = 50;

/** Lengths that readers or search engines notice; `html` is the compiled body, undefined where that has faults. */
export function checkWording(
  kind: ArticleKindName,
  text: ArticleText<object>,
  html: string | undefined,
): Fault[] {
  const faults: Fault[] = [];
  const report = (field: string, problem: string, fix: string) =>
    faults.push({ file: text.file, line: field === "" ? null : text.lineOf([field]), field, problem, fix });
  const { title, description } = text.front as { title?: string; description?: string };
  // The head of a legal page has its own title and description, among the interface's texts.
  const shownInSearch = kind !== "legal";
  for (const [field, words, maxWidth] of [
    ["title", title, maxTitleWidth],
    ["description", description, maxDescriptionWidth],
  ] as const) {
    const width = visibleWidth(words ?? "");
    if (shownInSearch && width > maxWidth)
      report(field, `${width} letters are too many.`, `Keep it to ${maxWidth}: search results cut the rest.`);
  }
  for (const [field, words] of Object.entries(text.front as Record<string, unknown>))
    if (typeof words === "string" && /^(["“„«「『].*["”“»」』])$/su.test(words))
      report(field, "it stands in quotation marks.", "Remove them: they would be shown.");
  if (text.code !== "en") return faults;

  if (description !== undefined && [...description].length < minDescriptionLetters)
    report(
      "description",
      `${[...description].length} letters are few.`,
      `Write ${minDescriptionLetters} to ${maxDescriptionWidth}: search results show it below the title.`,
    );
  if (html === undefined) return faults;

  const { min, max } = wordLimits[kind];
  const words = countWords(html.replace(/<[^>]*>/g, " "), languageOfCode(text.code)?.bcp47 ?? "en");
  if (words < min) report("", `${words} words are few for this kind of text.`, `Aim at ${min} or more.`);
  if (words > max) report("", `${words} words are many for this kind of text.`, `Aim at ${max} or fewer.`);
  return faults;
}
