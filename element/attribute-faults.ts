import { languageOfTag } from "../locales/language-of-tag";
import { languageOfWord } from "../locales/language-of-word";
import { languages } from "../locales/languages";
import { nearestWord, suggestion } from "../photo/core/nearest-word";
import { type Caption, paperNames } from "../photo/core/types";

export const attributeNames = [
  "document",
  "lang",
  "child",
  "paper",
  "caption-name",
  "caption-date",
  "asset-path",
];

/** Few, because pages and frameworks add attributes of their own. */
const mostLetters = (known: string): number => (known.length > 5 ? 2 : 1);

/** The attribute that was meant: "papr" and "papersize" are `paper`, "doc" is `document`, "ischild" is `child`. */
const meantBy = (name: string): string | undefined =>
  nearestWord(name, attributeNames, mostLetters) ??
  attributeNames.find(
    (known) => name.length > 2 && (known.startsWith(name) || name.startsWith(known) || name === `is${known}`),
  );

function languageFault(tag: string): string | undefined {
  if (tag === "" || languageOfTag(tag)) return undefined;
  const tags = languages.map(({ bcp47 }) => bcp47);
  const meant = languageOfWord(tag)?.bcp47;
  const hint = meant ? `Did you mean "${meant}"?` : suggestion(tag, tags);
  return `lang="${tag}" is no language of this element, and English is used. ${hint}`;
}

function paperFault(paper: string): string | undefined {
  if (paperNames.some((name) => name === paper)) return undefined;
  return `paper="${paper}" is not possible, and the usual paper of the country is used. ${suggestion(paper, paperNames)}`;
}

/** Any other value is taken for a child, also `child="no"`. */
function childFault(child: string): string | undefined {
  if (["", "child", "true", "false"].includes(child)) return undefined;
  return `child="${child}" is taken for a child. Leave the attribute out, or write child="false", for an adult.`;
}

/** As a date field takes it. */
function isDay(text: string): boolean {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(`${text}T`);
}

const dateFault = (date: string): string | undefined =>
  date === "" || isDay(date)
    ? undefined
    : `caption-date="${date}" is no day such as 2026-11-30, and the field is empty.`;

/** Name and date that the page gives. */
export function captionOf(element: Element): Caption {
  const [name = "", date = ""] = ["caption-name", "caption-date"].map(
    (attribute) => element.getAttribute(attribute) ?? "",
  );
  return { name, date: isDay(date) ? date : "" };
}

/** What the author of the page has to correct, apart from `document`. Only names that are nearly an attribute are faults. */
export function attributeFaults(given: Readonly<Record<string, string>>): string[] {
  const misspelt = Object.keys(given).flatMap((name) => {
    const meant = attributeNames.includes(name) ? undefined : meantBy(name);
    return meant ? [`There is no attribute "${name}". Did you mean "${meant}"?`] : [];
  });
  const { lang = "", paper = paperNames[0], child = "", "caption-date": date = "" } = given;
  return [...misspelt, languageFault(lang), paperFault(paper), childFault(child), dateFault(date)].filter(
    (fault) => fault !== undefined,
  );
}

const told = new Set<string>();

/** Tells them in the browser's console, once a page. */
export function tellAttributeFaults({ attributes }: Element): void {
  const given = Object.fromEntries([...attributes].map(({ name, value }) => [name, value]));
  for (const fault of attributeFaults(given)) {
    if (told.has(fault)) continue;
    told.add(fault);
    console.warn(`<passport-photo>: ${fault}`);
  }
}
