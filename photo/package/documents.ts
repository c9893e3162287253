import { readFileSync } from "node:fs";
import type { PhotoRule } from "../core/types";

export interface DocumentSummary {
  documentId: string;
  country: string;
  name: string;
  /** Where the size is from: a text of the authority, two sources, one source, or lists of the photo trade only. */
  confidence: "official" | "agreed" | "single" | "list";
}

/** An entry of `documents.json`, which the packing writes. */
export interface PackedDocument extends DocumentSummary {
  /** Other names of the country, such as "UK". */
  countryAliases: readonly string[];
  rule: PhotoRule;
  /** What the rule has for small children besides. */
  childRule: Pick<PhotoRule, "relaxed" | "waived">;
}

export class UnknownDocument extends Error {
  override readonly name = "UnknownDocument";
}

let documents: Map<string, PackedDocument> | null = null;

function packedDocuments(): Map<string, PackedDocument> {
  if (documents) return documents;
  const json = readFileSync(new URL("./documents.json", import.meta.url), "utf8");
  documents = new Map((JSON.parse(json) as PackedDocument[]).map((packed) => [packed.documentId, packed]));
  return documents;
}

export const listDocuments = (): DocumentSummary[] =>
  [...packedDocuments().values()].map(({ documentId, country, name, confidence }) => ({
    documentId,
    country,
    name,
    confidence,
  }));

const idOf = (words: string): string => words.toLowerCase().replaceAll(" ", "-");

/** Names the documents of the country with which the id begins: "gb-...", "uk-...", "united-kingdom-...". */
function unknownDocument(documentId: string): string {
  const ofCountry = [...packedDocuments().values()].filter((known) =>
    [known.documentId.split("-")[0]!, known.country, ...known.countryAliases].some((name) =>
      `${documentId.toLowerCase()}-`.startsWith(`${idOf(name)}-`),
    ),
  );
  const ids = ofCountry.map((known) => known.documentId).join(", ");
  const possible = ids ? ` Documents of this country are ${ids}.` : "";
  return `There is no document "${documentId}".${possible} listDocuments() has all ids.`;
}

/**
 * Returns the rule of a document.
 * @param documentId such as "de-passport"; `listDocuments` has all
 * @throws UnknownDocument
 */
export function findRule(documentId: string, { isChild = false } = {}): PhotoRule {
  const packed = packedDocuments().get(documentId);
  if (!packed) throw new UnknownDocument(unknownDocument(documentId));
  return isChild ? { ...packed.rule, ...packed.childRule } : packed.rule;
}
