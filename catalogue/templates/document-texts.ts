import { existsSync } from "node:fs";
import { join } from "node:path";
import type { DocumentKind } from "../../contract/document/template";
import type { DocumentWords } from "../countries/country-words";
import { readJson } from "../faults/read-json";

/** The words of locales/<code>/documents.json. */
export interface DocumentTexts {
  kind: Record<DocumentKind, string>;
  /** The photo of each kind in the trade's own word: "Passbild", "photo d'identité". */
  photoOf: Record<DocumentKind, string>;
  /** "{{document}} ({{variant}})" */
  named: string;
  /** Headings of a photo. Where a language would bend the name of the country, labels side by side. */
  photoTitle: {
    /** "{{country}} {{photoOf}}", "{{photoOf}}: {{country}}" */
    plain: string;
    /** "{{country}} {{photoOf}} – {{variant}}" */
    variant: string;
    /** "Photo size: {{size}}": a size that belongs to no country, with its name. */
    general: string;
  };
  generalSizes: string;
  /** Said on the sheet, since a printer that fits it to the page makes every photo too small. */
  printAtFullSize: string;
  variants: Record<string, string>;
  /** How a source is known that is no page of an authority, read by us: in brackets after its name. */
  sourceNotes: Record<keyof typeof sourceNotes, string>;
}

/** The notes in names of sources, as content/templates/ writes them. */
const sourceNotes = {
  transcription: "known through a transcription",
  copy: "read as a copy",
  paraphrase: "known through a paraphrase",
  quotation: "known through a quotation",
  cited: "official page cited there, not read",
} as const;

/** "fedpol, criteria for photos (bekannt aus einer Abschrift)": names stay, notes are in the language. */
export const sourceName = (texts: DocumentTexts, name: string): string =>
  (Object.keys(sourceNotes) as (keyof typeof sourceNotes)[]).reduce(
    (said, note) => said.replace(sourceNotes[note], texts.sourceNotes[note]),
    name,
  );

/** Words of a language; where a translation is not there yet, the English word stands in. */
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
  /** Null for a size that belongs to no country: it is named by its size. */
  countryName: string | null;
  /** The size in the unit of the rule: "2 × 2 Zoll". */
  size: string;
  /** What the language calls this document, where kind and variant do not say it. */
  own: DocumentWords | undefined;
  bcp47: string;
}

/** "Visa (DS-160)"; for the kind "other" the variant is the name: "OCI card"; a general size is its size. */
export function documentName(texts: DocumentTexts, named: NamedDocument): string {
  if (named.countryName === null) return sizeName(texts, named);
  if (named.own) return named.own.name;
  const document = texts.kind[named.kind];
  const word = variantWord(texts, named);
  if (word === null) return document;
  return named.kind === "other" ? word : fill(texts.named, { document, variant: word });
}

/** "United States visa photo – DS-160" */
export function photoTitle(texts: DocumentTexts, named: NamedDocument): string {
  const { kind, countryName, own } = named;
  const patterns = texts.photoTitle;
  if (countryName === null) return fill(patterns.general, { size: sizeName(texts, named) });
  const values = { photoOf: own?.photoOf ?? texts.photoOf[kind], country: countryName };
  const word = own ? null : variantWord(texts, named);
  return word === null ? fill(patterns.plain, values) : fill(patterns.variant, { ...values, variant: word });
}

/** "30 × 40 mm", with the name that the photo trade has for it: "30 × 40 mm (3x4)". */
const sizeName = (texts: DocumentTexts, { size, own }: NamedDocument): string =>
  own ? fill(texts.named, { document: size, variant: own.name }) : size;

/** Null where it adds nothing: in the country's own language variant and kind may be one, as "titre de séjour". */
function variantWord(texts: DocumentTexts, { kind, variant, bcp47 }: NamedDocument): string | null {
  if (variant === null) return null;
  const word = texts.variants[variantKey(variant)] ?? variant;
  if (word.toLowerCase() === texts.kind[kind].toLowerCase()) return null;
  return kind === "other" ? capitalised(word, bcp47) : word;
}

/** A name that stands alone begins with a capital, in scripts that have them. */
const capitalised = (word: string, bcp47: string): string =>
  word.slice(0, 1).toLocaleUpperCase(bcp47) + word.slice(1);

const fill = (pattern: string, values: Record<string, string>): string =>
  pattern.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);

/** "at an embassy" -> "atAnEmbassy": the key under `variants`. Names that no language translates have none. */
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
