import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Lock, markOf, readLock } from "../../locales/english-lock";
import { defaultLanguage, languageOfCode } from "../../locales/languages";
import { englishOf, wantedKeys } from "../../locales/plural-keys";
import { pseudoFile } from "./pseudo-texts";

/** Namespaced JSON of texts: objects of objects of text. */
type Tree = { [key: string]: string | Tree };

export interface TextSources {
  localesDir: string;
  /** Where the completed files are written, laid out like `localesDir`. */
  targetDir: string;
  codes: readonly string[];
  /** A preview also shows English in place of an outdated translation, and marks all English that stands in. */
  isPreview: boolean;
}

export interface CompletedTexts {
  /** `targetDir`, or null if no language lacks anything. */
  folder: string | null;
  /** Files of `localesDir`, as code/namespace.json, in place of which a completed file is read. */
  replaced: string[];
}

/** Before English words that stand in for a translation in a preview. */
export const englishMark = "[EN] ";

const textFiles = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(".json")) : [];

const readTree = (path: string): Tree =>
  existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Tree) : {};

function flatten(tree: Tree, path = ""): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [[path + key, value] as [string, string]] : flatten(value, `${path}${key}.`),
  );
}

function setText(tree: Tree, path: string, text: string): void {
  const [key = "", ...rest] = path.split(".");
  if (rest.length === 0) {
    tree[key] = text;
    return;
  }
  const part = tree[key];
  const inner = typeof part === "object" ? part : {};
  tree[key] = inner;
  setText(inner, rest.join("."), text);
}

/** The file of one language with English in place of what it lacks; null if it lacks nothing. */
function completed({ localesDir, isPreview }: TextSources, code: string, file: string): string | null {
  const english = readTree(join(localesDir, defaultLanguage.code, file));
  const own = readTree(join(localesDir, code, file));
  const texts = new Map(flatten(english));
  const translated = new Set(flatten(own).map(([key]) => key));
  const lock: Lock = isPreview ? readLock(code, localesDir) : new Map();
  const namespace = file.slice(0, -".json".length);
  const isOutdated = (key: string): boolean => {
    const mark = lock.get(`${namespace}:${key}`);
    return mark !== undefined && mark !== markOf(englishOf(texts, key));
  };
  const lacking = [...wantedKeys(texts.keys(), languageOfCode(code)?.bcp47 ?? code)].filter(
    (key) => !translated.has(key) || isOutdated(key),
  );
  if (lacking.length === 0) return null;
  for (const key of lacking) setText(own, key, (isPreview ? englishMark : "") + englishOf(texts, key));
  return JSON.stringify(own, null, 2);
}

function writeIfChanged(path: string, content: string): void {
  if (existsSync(path) && readFileSync(path, "utf8") === content) return;
  mkdirSync(join(path, ".."), { recursive: true });
  writeFileSync(path, content);
}

/**
 * Completes the texts of languages that are still being translated with English ones, and makes those of pseudo-languages. Only the
 * i18n plugin may make nodes of texts, and it reads files. A build loads its configuration in several processes: a file that is right
 * already is left untouched.
 */
export function completeTexts(sources: TextSources): CompletedTexts {
  const { localesDir, targetDir, codes } = sources;
  const files = textFiles(join(localesDir, defaultLanguage.code));
  const complete = codes
    .filter((code) => code !== defaultLanguage.code)
    .flatMap((code) =>
      files.flatMap((file) => {
        const english = readFileSync(join(localesDir, defaultLanguage.code, file), "utf8");
        const content = pseudoFile(code, english) ?? completed(sources, code, file);
        return content === null ? [] : [{ path: join(code, file), content }];
      }),
    );
  const wanted = new Set(complete.map(({ path }) => path));
  for (const code of existsSync(targetDir) ? readdirSync(targetDir) : [])
    for (const file of textFiles(join(targetDir, code)))
      if (!wanted.has(join(code, file))) rmSync(join(targetDir, code, file));
  for (const { path, content } of complete) writeIfChanged(join(targetDir, path), content);
  return {
    folder: complete.length > 0 ? targetDir : null,
    replaced: [...wanted].filter((path) => existsSync(join(localesDir, path))),
  };
}

/** Completes the files anew that `completeTexts` wrote: Gatsby goes on reading them in place of those that were edited. */
export function completeAgain(sources: TextSources): void {
  const { localesDir, targetDir } = sources;
  for (const code of existsSync(targetDir) ? readdirSync(targetDir) : [])
    for (const file of textFiles(join(targetDir, code))) {
      const own = JSON.stringify(readTree(join(localesDir, code, file)), null, 2);
      const english = readFileSync(join(localesDir, defaultLanguage.code, file), "utf8");
      const content = pseudoFile(code, english) ?? completed(sources, code, file) ?? own;
      writeIfChanged(join(targetDir, code, file), content);
    }
}
