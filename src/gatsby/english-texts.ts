import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { defaultLanguage } from "../../locales/languages";

/** One file of texts that a language lacks, below the folder of locales. */
export interface MissingFile {
  code: string;
  file: string;
}

/** The namespaces for which a language has no file yet. */
export function missingTexts(localesDir: string, codes: readonly string[]): MissingFile[] {
  return readdirSync(join(localesDir, defaultLanguage.code))
    .filter((file) => file.endsWith(".json"))
    .flatMap((file) =>
      codes.filter((code) => !existsSync(join(localesDir, code, file))).map((code) => ({ code, file })),
    );
}

/**
 * Lets a language that is still being translated be built with English words: copies the English files that it
 * lacks into a folder that is laid out like `locales/`. Only the i18n plugin may make nodes of texts, and it reads
 * files.
 * @returns the folder, or null when nothing is missing
 */
export function standInTexts(localesDir: string, targetDir: string, codes: readonly string[]): string | null {
  rmSync(targetDir, { recursive: true, force: true });
  const missing = missingTexts(localesDir, codes);
  if (missing.length === 0) return null;
  for (const { code, file } of missing) {
    mkdirSync(join(targetDir, code), { recursive: true });
    cpSync(join(localesDir, defaultLanguage.code, file), join(targetDir, code, file));
  }
  console.warn(
    `${missing.length} files of texts are missing below ${localesDir}; they are English in this build.`,
  );
  return targetDir;
}
