import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { DocumentKind } from "../schemas/template";

/** The words of locales/<code>/documents.json. */
export interface DocumentTexts {
  kind: Record<DocumentKind, string>;
  /** "{{document}} ({{variant}})" */
  named: string;
  generalSizes: string;
  /** "{{width}} × {{height}} mm" */
  size: string;
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
    variants: { ...english.variants, ...texts.variants },
  };
}

function readTexts(localesDir: string, code: string): Partial<DocumentTexts> {
  const path = join(localesDir, code, "documents.json");
  if (!existsSync(path)) return {};
  return JSON.parse(readFileSync(path, "utf8")) as Partial<DocumentTexts>;
}

/** "Visa (DS-160)"; for the kind "other" the variant is the name: "OCI card". */
export function documentName(texts: DocumentTexts, kind: DocumentKind, variant: string | null): string {
  const document = texts.kind[kind];
  if (variant === null) return document;
  const word = texts.variants[variantKey(variant)] ?? variant;
  // In the country's own language the two may be one: "titre de séjour".
  if (kind === "other" || word.toLowerCase() === document.toLowerCase()) return word;
  return texts.named.replace("{{document}}", () => document).replace("{{variant}}", () => word);
}

/** "50,8 × 50,8 mm": a size in millimetres as the language writes it. */
export function sizeLabel(texts: DocumentTexts, bcp47: string, width: number, height: number): string {
  const format = new Intl.NumberFormat(bcp47, { maximumFractionDigits: 1 });
  return texts.size
    .replace("{{width}}", () => format.format(width))
    .replace("{{height}}", () => format.format(height));
}

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
