import { isOwnText } from "../../../contract/document/own-text";
import type { evidenceRules } from "../../../contract/document/template";
import { sourceNotes } from "../document-texts";
import { speaksOf, wordsNotNoted } from "../evidence";
import type { SourceEntry, TemplateEntry } from "../template-file";

type Report = (path: string[], problem: string, fix: string) => void;
type Entry = Pick<
  TemplateEntry,
  "sources" | "editPolicy" | "forChildren" | "workingSize" | "signature" | "caption"
>;

/** A home page such as "https://mfa.bg/" or "http://bma.gov.md/ro": it states no rules itself. */
function isHomePage(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { pathname, search } = new URL(url);
  return search === "" && /^\/([a-z]{2}\/?)?$/.test(pathname);
}

/** Whether a source's own words state a rule. */
export const isQuoted = (sources: readonly SourceEntry[], rule: (typeof evidenceRules)[number]): boolean =>
  sources.some(({ says }) => says?.[rule] !== undefined && says[rule] !== wordsNotNoted);

/** All lists of sources of an entry, each with its place. */
export const sourceLists = ({
  sources,
  editPolicy,
  forChildren,
}: Pick<Entry, "sources" | "editPolicy" | "forChildren">): {
  path: string[];
  list: readonly SourceEntry[];
}[] => [
  { path: ["sources"], list: sources },
  { path: ["editPolicy", "sources"], list: editPolicy.sources },
  { path: ["forChildren", "sources"], list: forChildren?.sources ?? [] },
];

const claimsReading = /\bread (as|at|in)\b/;

/**
 * Checks the sources of an entry: each must lead to a page, a read source needs a date, and a list never outweighs a
 * text.
 */
export function checkSources(entry: Entry, report: Report): void {
  const { sources, editPolicy, workingSize } = entry;
  for (const { path, list } of sourceLists(entry))
    for (const [index, source] of list.entries()) checkSource(source, [...path, String(index)], report);

  const isStated = sources.some((source) => speaksOf(source, "size"));
  if (!isStated && !workingSize)
    report(["sources"], "no source states the size.", "Name one, or write workingSize: true.");
  if (workingSize && sources.some(({ says }) => says && "size" in says))
    report(["workingSize"], "a source states the size.", "Take the line out.");
  if (entry.signature?.penOnPaper && !isQuoted(sources, "signature"))
    report(["signature", "penOnPaper"], "no source is quoted for it.", "Quote one under says: signature.");
  if (entry.caption && !isQuoted(sources, "remarks"))
    report(["caption"], "no source is quoted for it.", "Quote one under says: remarks.");
  checkLists(sources, report);
  const { confidence, sources: policySources } = editPolicy;
  if (confidence === "official" && !policySources.some(isOwnText))
    report(
      ["editPolicy", "confidence"],
      "none of its sources is a text of the authority that was read itself.",
      "Write reported, or name the authority's text.",
    );
}

function checkSource(
  { name, url, seen, kind, quoted, says }: SourceEntry,
  path: string[],
  report: Report,
): void {
  if (isHomePage(url))
    report(
      [...path, "url"],
      "a home page states no rules.",
      "Give the address of the page that was read, or take the source out.",
    );
  const notes = Object.values(sourceNotes);
  if (notes.some((note) => name.includes(note)) && !notes.some((note) => name.endsWith(`${note})`)))
    report(
      [...path, "name"],
      "words follow the note on how it is known, and would stay English beside its translation.",
      "Write them before the note.",
    );
  for (const [rule, words] of Object.entries(says ?? {}))
    if (words.includes("…"))
      report(
        [...path, "says", rule],
        "a reader who searches the page for these words finds none.",
        'Write " ... " where words are left out, and each part as the page has it.',
      );
  const isAuthorityText = kind === "authority" || kind === "copy";
  const hasQuote = says !== undefined && Object.values(says).some((words) => words !== wordsNotNoted);
  if (seen === null && (hasQuote || (isAuthorityText && claimsReading.test(name))))
    report(
      [...path, "seen"],
      "it claims to have been read, but not when.",
      "Read it again and write the day, or take the claim out.",
    );
  if (quoted && !isAuthorityText)
    report([...path, "quoted"], `a source of the kind ${kind} has words of its own.`, "Take the line out.");
}

/** If the authority's text is known, a list may only support what the text leaves open. */
function checkLists(sources: readonly SourceEntry[], report: Report): void {
  const isReadAuthorityText = ({ kind, quoted, seen }: SourceEntry) =>
    kind === "authority" && !quoted && seen !== null;
  const texts = sources.filter(isReadAuthorityText);
  for (const [index, source] of sources.entries()) {
    if (source.kind !== "list") continue;
    const rules = source.says ? Object.keys(source.says) : ["size"];
    const known = rules.find((rule) =>
      texts.some((text) => (text.says ? rule in text.says : rule === "size") && rule !== "remarks"),
    );
    if (known)
      report(
        ["sources", String(index)],
        `it is a list, and an authority's text states the ${known}.`,
        "Take it out, or write under says what only the list states.",
      );
  }
}
