import { existsSync } from "node:fs";
import { join } from "node:path";
import type { DocumentKind } from "../../contract/template";
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
    /** "Photo size: {{size}}": a size that belongs to no country. */
    general: string;
  };
  generalSizes: string;
  /** Said on the sheet, since a printer that fits it to the page makes every photo too small. */
  printAtFullSize: string;
  variants: Record<string, string>;
}

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
  };
}

function readTexts(localesDir: string, code: string): Partial<DocumentTexts> {
  const path = join(localesDir, code, "documents.json");
  if (!existsSync(path)) return {};
  return readJson(path) as Partial<DocumentTexts>;
}

/** "Visa (DS-160)"; for the kind "other" the variant is the name: "OCI card". */
export function documentName(texts: DocumentTexts, kind: DocumentKind, variant: string | null): string {
  const document = texts.kind[kind];
  const word = variantWord(texts, kind, variant);
  if (word === null) return document;
  return kind === "other" ? word : fill(texts.named, { document, variant: word });
}

interface NamedPhoto {
  kind: DocumentKind;
  variant: string | null;
  /** Null for a size that belongs to no country: its variant is the size. */
  countryName: string | null;
}

/** "United States visa photo – DS-160" */
export function photoTitle(texts: DocumentTexts, { kind, variant, countryName }: NamedPhoto): string {
  const word = variantWord(texts, kind, variant);
  const patterns = texts.photoTitle;
  if (countryName === null) return fill(patterns.general, { size: word ?? "" });
  const values = { photoOf: texts.photoOf[kind], country: countryName };
  return word === null ? fill(patterns.plain, values) : fill(patterns.variant, { ...values, variant: word });
}

/** Null where it adds nothing: in the country's own language variant and kind may be one, as "titre de séjour". */
function variantWord(texts: DocumentTexts, kind: DocumentKind, variant: string | null): string | null {
  if (variant === null) return null;
  const word = texts.variants[variantKey(variant)] ?? variant;
  return word.toLowerCase() === texts.kind[kind].toLowerCase() ? null : word;
}

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
