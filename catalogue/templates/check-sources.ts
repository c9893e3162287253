import { speaksOf, wordsNotNoted } from "./evidence";
import type { SourceEntry, TemplateEntry } from "./template-file";

type Say = (path: string[], problem: string, fix: string) => void;
type Entry = Pick<TemplateEntry, "sources" | "editPolicy" | "forChildren" | "workingSize">;

/** A home page such as "https://mfa.bg/" or "http://bma.gov.md/ro": it leads to rules and states none. */
function isHomePage(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { pathname, search } = new URL(url);
  return search === "" && /^\/([a-z]{2}\/?)?$/.test(pathname);
}

const saysThatItWasRead = /\bread (as|at|in)\b/;

/** What the sources of one entry may claim: each leads to a page, a reading has its day, and a list never outranks a text. */
export function checkSources(entry: Entry, say: Say): void {
  const { sources, editPolicy, forChildren, workingSize } = entry;
  const lists: [string[], readonly SourceEntry[]][] = [
    [["sources"], sources],
    [["editPolicy", "sources"], editPolicy.sources],
    [["forChildren", "sources"], forChildren?.sources ?? []],
  ];
  for (const [path, list] of lists)
    for (const [index, source] of list.entries()) checkSource(source, [...path, String(index)], say);

  const isStated = sources.some((source) => speaksOf(source, "size"));
  if (!isStated && !workingSize)
    say(["sources"], "no source states the size.", "Name one, or write workingSize: true.");
  if (workingSize && sources.some(({ says }) => says && "size" in says))
    say(["workingSize"], "a source states the size.", "Take the line out.");
  checkLists(sources, say);
  const { confidence, sources: policySources } = editPolicy;
  if (confidence === "official" && !policySources.some(({ kind }) => kind === "authority" || kind === "copy"))
    say(
      ["editPolicy", "confidence"],
      "none of its sources is a text of the authority.",
      "Write reported, or name the authority's text.",
    );
}

function checkSource({ name, url, seen, kind, quoted, says }: SourceEntry, path: string[], say: Say): void {
  if (isHomePage(url))
    say(
      [...path, "url"],
      "a home page states no rules.",
      "Give the address of the page that was read, or take the source out.",
    );
  const isText = kind === "authority" || kind === "copy";
  const isQuoted = says !== undefined && Object.values(says).some((words) => words !== wordsNotNoted);
  if (seen === null && (isQuoted || (isText && saysThatItWasRead.test(name))))
    say(
      [...path, "seen"],
      "it claims to have been read, but not when.",
      "Read it again and write the day, or take the claim out.",
    );
  if (quoted && !isText)
    say([...path, "quoted"], `a source of the kind ${kind} has words of its own.`, "Take the line out.");
}

/** Where the authority's text is known, a list is of use only for what the text leaves open. */
function checkLists(sources: readonly SourceEntry[], say: Say): void {
  const isText = ({ kind, quoted, seen }: SourceEntry) => kind === "authority" && !quoted && seen !== null;
  const texts = sources.filter(isText);
  for (const [index, source] of sources.entries()) {
    if (source.kind !== "list") continue;
    const rules = source.says ? Object.keys(source.says) : ["size"];
    const known = rules.find((rule) =>
      texts.some((text) => (text.says ? rule in text.says : rule === "size") && rule !== "remarks"),
    );
    if (known)
      say(
        ["sources", String(index)],
        `it is a list, and an authority's text states the ${known}.`,
        "Take it out, or write under says what only the list states.",
      );
  }
}
