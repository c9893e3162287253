import { existsSync } from "node:fs";
import { join } from "node:path";
import type { DocumentKind } from "../../contract/document/template";
import type { DocumentWords } from "../countries/country-words";
import { readJson } from "../faults/read-json";

/** Texts of locales/<code>/documents.json. */
export interface DocumentTexts {
  kind: Record<DocumentKind, string>;
  /** The photo of each kind of document: "Passbild", "photo d'identité". */
  photoOf: Record<DocumentKind, string>;
  /** "{{document}} ({{variant}})" */
  named: string;
  /** Headings of a photo. Languages that would inflect the country's name use labels side by side. */
  photoTitle: {
    /** "{{country}} {{photoOf}}", "{{photoOf}}: {{country}}" */
    plain: string;
    /** "{{country}} {{photoOf}} – {{variant}}" */
    variant: string;
    /** "{{country}} {{variant}} photo": of the kind "other", whose name is its variant. */
    other: string;
    /** "{{variant}} {{photoOf}}": of the European Union, which nobody adds to "Schengen". */
    union: string;
    /** "Photo size: {{size}}": a general size with its name. */
    general: string;
  };
  /** Sizes of a file that is not cropped: "at least {{size}}", or none. In titles and lists, so in lower case. */
  leastSize: string;
  uncropped: string;
  generalSizes: string;
  /** Printed on the sheet, since scaling to the page makes every photo too small. */
  printAtFullSize: string;
  variants: Record<string, string>;
  /** Notes in brackets after names of sources that are not an authority's page read by us. */
  sourceNotes: Record<keyof typeof sourceNotes, string>;
}

/** The notes in names of sources, as in content/templates/: the last words of a name, in brackets. */
export const sourceNotes = {
  transcription: "known through a transcription",
  copy: "read as a copy",
  paraphrase: "known through a paraphrase",
  quotation: "known through a quotation",
  cited: "official page cited there, not read",
} as const;

/** "fedpol, criteria for photos (bekannt aus einer Abschrift)": names stay, notes are translated. */
export const sourceName = (texts: DocumentTexts, name: string): string =>
  (Object.keys(sourceNotes) as (keyof typeof sourceNotes)[]).reduce(
    (said, note) => said.replace(`${sourceNotes[note]})`, `${texts.sourceNotes[note]})`),
    name,
  );

/** Texts of a language; English where a translation is missing. */
export function loadDocumentTexts(localesDir: string, code: string): DocumentTexts {
  const english = readTexts(localesDir, "en") as DocumentTexts;
  const texts = code === "en" ? english : readTexts(localesDir, code);
  return {
    ...english,
    ...texts,
    kind: { ...english.kind, ...texts.kind },
    photoOf: { ...english.photoOf, ...texts.photoOf },
    photoTitle: { ...english.photoTitle, ...texts.photoTitle },
    variants: { ...english.variants, ...texts.variants },
    sourceNotes: { ...english.sourceNotes, ...texts.sourceNotes },
  };
}

function readTexts(localesDir: string, code: string): Partial<DocumentTexts> {
  const path = join(localesDir, code, "documents.json");
  if (!existsSync(path)) return {};
  return readJson(path) as Partial<DocumentTexts>;
}

export interface NamedDocument {
  kind: DocumentKind;
  variant: string | null;
  /** Null for a general size, which is named by its size. */
  countryName: string | null;
  isUnion?: boolean;
  /** The size in the unit of the rule: "2 × 2 Zoll". */
  size: string;
  /** The language's own name for this document, if kind and variant do not give it. */
  own: DocumentWords | undefined;
  bcp47: string;
}

/** "Visa (DS-160)"; for the kind "other" the variant is the name: "OCI card"; for a general size its size. */
export function documentName(texts: DocumentTexts, named: NamedDocument): string {
  if (named.countryName === null) return sizeName(texts, named);
  if (named.own) return named.own.name;
  const document = texts.kind[named.kind];
  const word = variantWord(texts, named);
  if (word === null) return document;
  return named.kind === "other"
    ? capitalised(word, named.bcp47)
    : fill(texts.named, { document, variant: word });
}

/** "United States visa photo – DS-160", "India OCI card photo", "Schengen visa photo" */
export function photoTitle(texts: DocumentTexts, named: NamedDocument): string {
  const { kind, countryName, own, isUnion } = named;
  const patterns = texts.photoTitle;
  if (countryName === null) return fill(patterns.general, { size: sizeName(texts, named) });
  const values = { photoOf: own?.photoOf ?? texts.photoOf[kind], country: countryName };
  const variant = own ? null : variantWord(texts, named);
  if (variant === null) return fill(patterns.plain, values);
  // "CV photo" is a photo by its own name.
  if (kind === "other" && /photo/i.test(named.variant ?? ""))
    return capitalised(fill(patterns.plain, { ...values, photoOf: variant }), named.bcp47);
  const pattern = isUnion ? patterns.union : kind === "other" ? patterns.other : patterns.variant;
  return capitalised(fill(pattern, { ...values, variant }), named.bcp47);
}

/** The size of a file that is not cropped: the least that its sources state, or that it is the applicant's own picture. */
export const uncroppedSize = (texts: DocumentTexts, least: string | null): string =>
  least === null ? texts.uncropped : fill(texts.leastSize, { size: least });

/** "30 × 40 mm", with its trade name: "30 × 40 mm (3x4)". */
const sizeName = (texts: DocumentTexts, { size, own }: NamedDocument): string =>
  own ? fill(texts.named, { document: size, variant: own.name }) : size;

/** The language's word, also with a name that no language translates: "Student card (AGH Kraków)". */
function wordOf(texts: DocumentTexts, variant: string): string {
  const word = texts.variants[variantKey(variant)];
  if (word !== undefined) return word;
  const [, thing = "", name = ""] = /^(.+) \((.+)\)$/.exec(variant) ?? [];
  const document = texts.variants[variantKey(thing)];
  return document === undefined ? variant : fill(texts.named, { document, variant: name });
}

/**
 * Null if it adds nothing: in the country's own language variant and kind may be equal, such as "titre de séjour".
 */
function variantWord(texts: DocumentTexts, { kind, variant }: NamedDocument): string | null {
  if (variant === null) return null;
  const word = wordOf(texts, variant);
  return word.toLowerCase() === texts.kind[kind].toLowerCase() ? null : word;
}

/** Capitalizes the first letter, in scripts with capitals. */
const capitalised = (word: string, bcp47: string): string =>
  word.slice(0, 1).toLocaleUpperCase(bcp47) + word.slice(1);

const fill = (pattern: string, values: Record<string, string>): string =>
  pattern.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);

/** "at an embassy" -> "atAnEmbassy": the key under `variants`. Untranslated names have none. */
export function variantKey(variant: string): string {
  const words = variant
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .replaceAll("×", "x")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  return words.map((word, i) => (i === 0 ? word : word[0]!.toUpperCase() + word.slice(1))).join("");
}
