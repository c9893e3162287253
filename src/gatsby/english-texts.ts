import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { defaultLanguage } from "../../locales/languages";
import { pseudoFile } from "./pseudo-texts";

/** One file of texts that a language lacks, below the folder of locales. */
export interface MissingFile {
  code: string;
  file: string;
}

const textFiles = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(".json")) : [];

/** The namespaces for which a language has no file yet. */
export const missingTexts = (localesDir: string, codes: readonly string[]): MissingFile[] =>
  textFiles(join(localesDir, defaultLanguage.code)).flatMap((file) =>
    codes.filter((code) => !existsSync(join(localesDir, code, file))).map((code) => ({ code, file })),
  );

/**
 * Lets a language that is still being translated be built with English words, and a pseudo-language with words
 * made from them: keeps the English files that it
 * lacks in a folder that is laid out like `locales/`. Only the i18n plugin may make nodes of texts, and it reads
 * files. A build loads its configuration in several processes, so what is right already is left untouched.
 * @returns the folder, or null when nothing is missing
 */
export function standInTexts(localesDir: string, targetDir: string, codes: readonly string[]): string | null {
  const missing = missingTexts(localesDir, codes);
  const wanted = new Set(missing.map(({ code, file }) => join(targetDir, code, file)));
  for (const code of existsSync(targetDir) ? readdirSync(targetDir) : [])
    for (const file of textFiles(join(targetDir, code)))
      if (!wanted.has(join(targetDir, code, file))) rmSync(join(targetDir, code, file));
  for (const { code, file } of missing) {
    const english = readFileSync(join(localesDir, defaultLanguage.code, file), "utf8");
    const words = pseudoFile(code, english) ?? english;
    const target = join(targetDir, code, file);
    if (existsSync(target) && readFileSync(target, "utf8") === words) continue;
    mkdirSync(join(targetDir, code), { recursive: true });
    writeFileSync(target, words);
  }
  return missing.length > 0 ? targetDir : null;
}
