import { join } from "node:path";
import type { CheckWords } from "../contract/photo-report";
import type { Check } from "../photo/core/types";
import { wordKeysOf } from "../photo/core/word-keys";
import { readJson } from "./faults/read-json";

type Texts = { [key: string]: string | Texts };

/** The words of checks from `locales/<code>/errors.json`, in English where a translation is missing. */
export function loadCheckWords(localesDir: string): (code: string, check: Check) => CheckWords | null {
  const read = new Map<string, Texts>();
  const textsOf = (code: string): Texts => {
    const texts = read.get(code) ?? (readJson(join(localesDir, code, "errors.json")) as Texts);
    read.set(code, texts);
    return texts;
  };
  const word = (code: string, key: string) => textAt(textsOf(code), key) ?? textAt(textsOf("en"), key) ?? "";
  return (code, check) => {
    const keys = wordKeysOf(check);
    return (
      keys && {
        name: word(code, keys.name),
        title: keys.title && word(code, keys.title),
        advice: keys.advice && word(code, keys.advice),
      }
    );
  };
}

function textAt(texts: Texts, key: string): string | undefined {
  const found = key
    .split(".")
    .reduce<string | Texts | undefined>((at, part) => (typeof at === "object" ? at[part] : undefined), texts);
  return typeof found === "string" && found !== "" ? found : undefined;
}
