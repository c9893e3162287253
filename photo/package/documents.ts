import { readFileSync } from "node:fs";
import { nearestWord } from "../core/nearest-word";
import type { PhotoRule } from "../core/types";
import { checkRuleCall, type RuleOptions } from "./check-arguments";
import { textsIn } from "./packed-words";

export interface DocumentSummary {
  /** Such as "de-passport". */
  documentId: string;
  /** In English, as the name. */
  country: string;
  name: string;
  /** Where the size is from: a text of the authority, two sources, one source, or lists of the photo trade only. */
  confidence: "official" | "agreed" | "single" | "list";
  /**
   * Who may take the photo: "anyone"; a "studio", or one that uploads it and gives a "code"; the "office", which takes one from some
   * applicants; people who apply "abroad"; only the application itself, "live"; only the authority at an "appointment". Null: not known.
   */
  takenBy: "anyone" | "studio" | "code" | "office" | "abroad" | "live" | "appointment" | null;
  /** False where no application takes a photo made at home, whatever the checks say. */
  takesHomePhoto: boolean;
  /** What an applicant hands in of a photo made at home: the file on a website, a print, both, or neither. */
  handedInAs: readonly ("file" | "print")[];
}

/** An entry of `documents.json`, which the packing writes. */
export interface PackedDocument extends DocumentSummary {
  /** Other names of the country, such as "UK". */
  countryAliases: readonly string[];
  /** Keys of texts in `words.json`. */
  notes: readonly string[];
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

const summaryOf = ({ countryAliases, notes, rule, childRule, ...summary }: PackedDocument): DocumentSummary =>
  summary;

/** All documents, by country. */
export const listDocuments = (): DocumentSummary[] => [...packedDocuments().values()].map(summaryOf);

/** The document of a rule; null for a rule with another `urlPath`. */
export function documentOf({ urlPath }: Pick<PhotoRule, "urlPath">): DocumentSummary | null {
  const packed = packedDocuments().get(urlPath);
  return packed ? summaryOf(packed) : null;
}

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

function findDocument(documentId: string): PackedDocument {
  const packed = packedDocuments().get(documentId);
  if (!packed) throw new UnknownDocument(unknownDocument(documentId));
  return packed;
}

/**
 * What a person should know before the photo, one sentence or two each: that no photo made at home is taken, who else may take it,
 * that the size is uncertain. Empty where there is nothing to say.
 * @param language tag such as "de", "pt-PT" or "zh-Hant"
 * @throws UnknownDocument, RangeError if there are no words in this language, TypeError for a wrong argument
 */
export function notesOf(documentId: string, language = "en"): string[] {
  checkRuleCall(documentId, {});
  return findDocument(documentId).notes.map(textsIn(language));
}

/**
 * Returns the rule of a document.
 * @param documentId such as "de-passport"; `listDocuments` has all
 * @throws UnknownDocument, TypeError for a wrong argument
 */
export function findRule(documentId: string, options: RuleOptions = {}): PhotoRule {
  checkRuleCall(documentId, options);
  const packed = findDocument(documentId);
  return options.isChild ? { ...packed.rule, ...packed.childRule } : packed.rule;
}
