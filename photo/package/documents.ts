import { readFileSync } from "node:fs";
import { nearestWord } from "../core/nearest-word";
import type { PhotoRule } from "../core/types";
import { checkRuleCall, type RuleOptions } from "./check-arguments";

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

/** How an id may begin: "gb", "united-kingdom" or "uk". */
const countriesOf = ({ documentId, country, countryAliases }: PackedDocument): string[] =>
  [documentId.split("-")[0]!, country, ...countryAliases].map((name) =>
    name.toLowerCase().replaceAll(" ", "-"),
  );

/** Letters of an id that may be wrong: with more it may be another document. */
const mostMistyped = 2;

/** "gb-passport" for "uk-passport" and "gb-pasport"; otherwise all documents of the country with which the id begins. */
function unknownDocument(documentId: string): string {
  const asked = documentId.toLowerCase();
  const ofCountry = [...packedDocuments().values()].filter((known) =>
    countriesOf(known).some((country) => `${asked}-`.startsWith(`${country}-`)),
  );
  const named = ofCountry.flatMap((known) => {
    const kind = known.documentId.slice(known.documentId.indexOf("-"));
    return countriesOf(known).map((country) => ({ name: `${country}${kind}`, known }));
  });
  const names = named.map(({ name }) => name);
  const near = nearestWord(asked, names, () => mostMistyped);
  const meant = named.find(({ name }) => name === near)?.known;
  const none = `There is no document "${documentId}".`;
  if (meant) return `${none} Did you mean "${meant.documentId}"?`;
  const ids = ofCountry.map((known) => known.documentId).join(", ");
  return `${none}${ids && ` Documents of this country are ${ids}.`} listDocuments() has all ids.`;
}

/**
 * Returns the rule of a document.
 * @param documentId such as "de-passport"; `listDocuments` has all
 * @throws UnknownDocument, TypeError for a wrong argument
 */
export function findRule(documentId: string, options: RuleOptions = {}): PhotoRule {
  checkRuleCall(documentId, options);
  const packed = packedDocuments().get(documentId);
  if (!packed) throw new UnknownDocument(unknownDocument(documentId));
  return options.isChild ? { ...packed.rule, ...packed.childRule } : packed.rule;
}
