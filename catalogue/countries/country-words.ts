import { existsSync } from "node:fs";
import { join } from "node:path";
import { Type } from "typebox";
import { ContentError } from "../faults/content-error";
import { readYaml } from "../faults/read-yaml";

const byCountry = <T extends Type.TSchema>(schema: T) =>
  Type.Optional(Type.Record(Type.String({ pattern: "^[A-Z]{2}$" }), schema));

const CountryWordsSchema = Type.Object(
  {
    names: byCountry(Type.String({ minLength: 1 })),
    aliases: byCountry(Type.Array(Type.String({ minLength: 1 }), { minItems: 1 })),
  },
  { additionalProperties: false },
);

/** What people of one language call countries, by code. */
export interface CountryWords {
  /** Shown instead of the standard name, where that is stiff or foreign. */
  names: Readonly<Record<string, string>>;
  /** Not shown; a search finds the country by them. */
  aliases: Readonly<Record<string, readonly string[]>>;
}

export const countryWordsFile = (contentDir: string, code: string): string =>
  join(contentDir, "countries", `${code}.yaml`);

export const readCountryWords = (contentDir: string, code: string) =>
  readYaml(countryWordsFile(contentDir, code), CountryWordsSchema);

/** @throws ContentError when the file of the language has another shape. A language without a file has no words. */
export function loadCountryWords(contentDir: string, code: string): CountryWords {
  if (!existsSync(countryWordsFile(contentDir, code))) return { names: {}, aliases: {} };
  const { value, faults } = readCountryWords(contentDir, code);
  if (!value) throw new ContentError(faults);
  return { names: value.names ?? {}, aliases: value.aliases ?? {} };
}
