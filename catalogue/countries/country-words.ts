import { existsSync } from "node:fs";
import { join } from "node:path";
import { Type } from "typebox";
import { ContentError } from "../faults/content-error";
import { readYaml } from "../faults/read-yaml";

const DocumentWordsSchema = Type.Object(
  {
    name: Type.String({ minLength: 1 }),
    photoOf: Type.Optional(Type.String({ minLength: 1 })),
  },
  { additionalProperties: false },
);

/**
 * Everyday names of a document: in lists, and of its photo in headings ("Фото на загранпаспорт"). For general sizes
 * only the trade name of the photo.
 */
export type DocumentWords = Type.Static<typeof DocumentWordsSchema>;

const byCountry = <T extends Type.TSchema>(schema: T) =>
  Type.Optional(Type.Record(Type.String({ pattern: "^[A-Z]{2}$" }), schema));

const CountryWordsSchema = Type.Object(
  {
    names: byCountry(Type.String({ minLength: 1 })),
    aliases: byCountry(Type.Array(Type.String({ minLength: 1 }), { minItems: 1 })),
    documents: Type.Optional(Type.Record(Type.String(), DocumentWordsSchema)),
  },
  { additionalProperties: false },
);

/** Everyday names of countries, by code, and of their documents. */
export interface CountryWords {
  /** Shown instead of the standard name, if that is stiff or foreign. */
  names: Readonly<Record<string, string>>;
  /** Not shown; used by the search. */
  aliases: Readonly<Record<string, readonly string[]>>;
  /** By urlPath, for documents whose kind does not give their usual name. */
  documents: Readonly<Record<string, DocumentWords>>;
}

export const countryWordsFile = (contentDir: string, code: string): string =>
  join(contentDir, "countries", `${code}.yaml`);

export const readCountryWords = (contentDir: string, code: string) =>
  readYaml(countryWordsFile(contentDir, code), CountryWordsSchema);

/** @throws ContentError if the file of the language is invalid. A language without a file has no words. */
export function loadCountryWords(contentDir: string, code: string): CountryWords {
  if (!existsSync(countryWordsFile(contentDir, code))) return { names: {}, aliases: {}, documents: {} };
  const { value, faults } = readCountryWords(contentDir, code);
  if (!value) throw new ContentError(faults);
  return { names: value.names ?? {}, aliases: value.aliases ?? {}, documents: value.documents ?? {} };
}
