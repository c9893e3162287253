import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { readJson } from "../../../catalogue/faults/read-json";
import { languages } from "../../languages";

/** The texts of one language: namespace, then dotted key, then text. */
export type Texts = Map<string, Map<string, string>>;

function* flat(value: unknown, path: string): Generator<[string, string]> {
  if (typeof value === "string") yield [path, value];
  else if (typeof value === "object" && value !== null) {
    for (const [key, part] of Object.entries(value)) yield* flat(part, path ? `${path}.${key}` : key);
  } else yield [path, ""];
}

/** The texts of one file by dotted key. */
export const flatTexts = (file: unknown): Map<string, string> => new Map(flat(file, ""));

/** The texts of every language that has a folder, by its code. */
export function readTexts(folder = "locales"): Map<string, Texts> {
  const codes = languages.map((language) => language.code).filter((code) => existsSync(join(folder, code)));
  return new Map(
    codes.map((code) => {
      const files = readdirSync(join(folder, code)).filter((name) => name.endsWith(".json"));
      return [
        code,
        new Map(files.map((name) => [name.slice(0, -5), flatTexts(readJson(join(folder, code, name)))])),
      ];
    }),
  );
}
