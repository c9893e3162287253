import { readFileSync } from "node:fs";
import { shownTexts, type Texts } from "../../element/texts";
import { type MissedSide, textKeysOf } from "../../photo/core/finding-texts";
import { messageKeys } from "../../photo/core/findings";

const sides: readonly (MissedSide | null)[] = [null, "below", "above"];

const keysOfFindings = messageKeys.flatMap((messageKey) =>
  sides.flatMap((side) => Object.values(textKeysOf(messageKey, side)!).map((key) => `errors:${key}`)),
);

/** File and key of each text that the element shows. */
const allKeys = [...shownTexts, ...keysOfFindings];

/** A plural form that a language does not have, such as `look_two`. */
const otherForm = (key: string) => key.replace(/_(zero|one|two|few|many)$/, "_other");

/**
 * The texts of a language, with the same keys in all languages; those that are not translated yet are left out.
 * @param more texts that the element does not show
 */
export function packedTexts(code: string, more: readonly string[] = []): Texts {
  const files = new Map<string, unknown>();
  const fileOf = (name: string): unknown => {
    if (!files.has(name)) files.set(name, JSON.parse(readFileSync(`locales/${code}/${name}.json`, "utf8")));
    return files.get(name);
  };
  const textOf = (file: string, key: string) =>
    key
      .split(".")
      .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], fileOf(file));
  const keys = [...new Set([...allKeys, ...more])].map((key) => key.split(":") as [string, string]);
  const entries = keys.flatMap(([file, key]): [string, string][] => {
    const text = textOf(file, key) ?? textOf(file, otherForm(key));
    return typeof text === "string" ? [[`${file}:${key}`, text]] : [];
  });
  return Object.fromEntries(entries);
}
