import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CORE_SCHEMA, load } from "js-yaml";
import { type ArticleKindName, articleKinds } from "../../../articles/article-collection";
import { isDraftFolder, marksDraft, marksDraftText } from "../../../articles/drafts";
import { splitFrontMatter } from "../../../articles/front-matter";
import type { Fault } from "../../../faults/content-error";
import { shownPath } from "../../../faults/shown-path";
import { stillEnglish } from "../../content-check/check-still-english";
import { checkSavedText } from "../check-saved-text";
import type { CmsField } from "../cms-fields";
import { fitToSchema, propertiesOf } from "../fit-to-schema";
import { articleText, yamlText } from "../merge-text";
import { type FileText, type Form, quoted, type Refusal, refuse, type Values } from "./form";

interface ArticlePlace {
  contentDir: string;
  kind: ArticleKindName;
  id: string;
  code: string;
}

/** An article in one language. The English form has the data of its meta.yaml too. */
export function articleForm(place: ArticlePlace, fields: () => CmsField[]): Form {
  const { contentDir, kind, id, code } = place;
  const { meta, front } = articleKinds[kind];
  const folder = join(contentDir, kind, id);
  const metaFile = join(folder, "meta.yaml");
  const hasMeta = code === "en";
  const textFile = articleTextFile(folder, kind, code);
  const old = () => (existsSync(textFile) ? readFileSync(textFile, "utf8") : null);
  const dataOnDisk = (): Values => (existsSync(metaFile) ? valuesOf(readFileSync(metaFile, "utf8")) : {});
  const metaNames = Object.keys(propertiesOf(meta)!);

  const parts = (value: Values) => {
    const pick = (names: string[]) => Object.fromEntries(names.map((name) => [name, value[name]]));
    const isElsewhere = (name: string) => name === "updatedAt" || (hasMeta && name === "draft");
    const frontNames = Object.keys(propertiesOf(front)!).filter((name) => !isElsewhere(name));
    return {
      data: pick(metaNames),
      front: { ...pick(frontNames), updatedAt: value.languageDate },
      body: String(value.body ?? ""),
    };
  };
  const join_ = (data: Values, { updatedAt, ...own }: Values, body: string): Values => ({
    ...(hasMeta && data),
    ...own,
    ...(updatedAt !== undefined && { languageDate: updatedAt }),
    body,
  });

  return {
    fields,
    code,
    read: () => {
      const text = old();
      if (text === null) return null;
      const cut = splitFrontMatter(text);
      const data = hasMeta ? dataOnDisk() : {};
      const own = cut ? valuesOf(cut.yaml) : {};
      // The editor would fill in the default of a new text, which is a draft.
      if (metaNames.includes("draft")) (hasMeta ? data : own).draft ??= false;
      return cut ? join_(data, own, cut.body.trim()) : { body: text };
    },
    fit: (written) => {
      const given = parts(written);
      const data = hasMeta ? (fitToSchema(given.data, meta) as Values) : {};
      return join_(data, fitToSchema(given.front, front) as Values, given.body.trim());
    },
    write: (value) => {
      if (value === null) return removed(folder, hasMeta, textFile);
      const given = parts(value);
      const path = textFileFor(textFile, given.body);
      const texts: FileText[] = [{ path, text: articleText(old(), given.front, given.body, front) }];
      if (path !== textFile) texts.push({ path: textFile, text: null });
      if (!hasMeta) return texts;
      const before = existsSync(metaFile) ? readFileSync(metaFile, "utf8") : null;
      return [{ path: metaFile, text: yamlText(before, given.data, meta) }, ...texts];
    },
    check: async (value, saved) => {
      if (value === null) return removalRefusal(folder, code);
      if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
        return refuse(`“${id}” cannot be an address. Use small letters, digits and single hyphens.`);
      const hasEnglish = saved.some(({ path }) => path.startsWith(join(folder, "en.")));
      const data = saved.find(({ path }) => path === metaFile)?.text;
      const isDraft = data ? marksDraft(data) : isDraftFolder(folder);
      const ownPaths = [metaFile, textFileFor(textFile, String(value.body ?? ""))];
      const own = saved.filter(({ path, text }) => text !== null && ownPaths.includes(path));
      // What is published with this text must be finished in every language.
      const isPublished = hasMeta && !isDraft && isDraftFolder(folder);
      const others = isPublished ? textsIn(folder, saved) : [];
      const notes: Fault[] = [];
      const noting = {
        meta: data ? valuesOf(data) : dataOnDisk(),
        note: (fault: Fault) => void notes.push(fault),
      };
      const checked = await Promise.all(
        [...own, ...others].map(({ path, text }) =>
          checkSavedText(contentDir, path.slice(contentDir.length + 1), text!, {
            hasEnglish,
            isDraft,
            noting,
          }),
        ),
      );
      const faults = checked.flat();
      const english = code === "en" ? null : englishText(folder, kind, saved);
      for (const { path, text } of english === null ? [] : own) {
        const isOwnDraft = isDraft || marksDraftText(text!);
        const file = { file: shownPath(path), isDraft: isOwnDraft };
        (isOwnDraft ? notes : faults).push(...stillEnglish(text!, english!, file));
      }
      return [
        ...faults.map((fault) => refusalOf(fault, own, metaFile)),
        ...notes.map((fault) => ({ ...refusalOf(fault, own, metaFile), isNote: true as const })),
      ];
    },
  };
}

/** As it is saved together with a translation, or on disk. */
function englishText(folder: string, kind: ArticleKindName, saved: readonly FileText[]): string | null {
  const path = articleTextFile(folder, kind, "en");
  const text = saved.find((each) => each.text !== null && each.path.startsWith(join(folder, "en.")))?.text;
  return text ?? (existsSync(path) ? readFileSync(path, "utf8") : null);
}

/** The texts of an article on disk, without those of the same save. */
const textsIn = (folder: string, saved: readonly FileText[]): FileText[] =>
  readdirSync(folder)
    .filter((name) => /\.mdx?$/.test(name) && !saved.some(({ path }) => path === join(folder, name)))
    .map((name) => ({ path: join(folder, name), text: readFileSync(join(folder, name), "utf8") }));

/** A translation that does not exist yet is in the format of its English text. */
export function articleTextFile(folder: string, kind: ArticleKindName, code: string): string {
  const { formats } = articleKinds[kind];
  const fileOf = (name: string) =>
    formats.map((format) => `${name}.${format}`).find((file) => existsSync(join(folder, file)));
  // The format that allows components, where there are several.
  const format = fileOf("en")?.split(".")[1] ?? formats.at(-1)!;
  return join(folder, fileOf(code) ?? `${code}.${format}`);
}

/** A text in a file of Markdown alone moves to one that takes components with its first component. */
const textFileFor = (textFile: string, body: string): string =>
  textFile.endsWith(".md") && /<[A-Z]/.test(body) ? `${textFile}x` : textFile;

const valuesOf = (yaml: string) => (load(yaml, { schema: CORE_SCHEMA }) ?? {}) as Values;

const removed = (folder: string, isWhole: boolean, textFile: string): FileText[] =>
  isWhole
    ? readdirSync(folder).map((name) => ({ path: join(folder, name), text: null }))
    : [{ path: textFile, text: null }];

const removalRefusal = (folder: string, code: string): Refusal[] =>
  code !== "en" || isDraftFolder(folder)
    ? []
    : refuse("Only drafts and translations can be removed here: a published address is in bookmarks.");

/** A fault of a file in the words of the form: fields instead of lines, lines of the text field instead of the file. */
function refusalOf(fault: Fault, own: readonly FileText[], metaFile: string): Refusal {
  const sentence = `${fault.problem} ${fault.fix}`;
  const file = own.find(({ path }) => shownPath(path) === fault.file);
  if (!file) {
    const line = fault.line === null ? "" : `, line ${fault.line}`;
    return { field: [], sentence: `${fault.file}${line}, which this text needs: ${sentence}` };
  }
  if (fault.field !== "") {
    const field = fault.field.replace(/\[(\d+)\]/g, ".$1").split(".");
    const isOwnDay = file.path !== metaFile && field[0] === "updatedAt";
    return { field: isOwnDay ? ["languageDate"] : field, sentence };
  }
  const cut = splitFrontMatter(file.text!);
  if (fault.line === null || !cut || fault.line < cut.bodyLine) return { field: ["body"], sentence };
  const lines = cut.body.split("\n");
  const blank = lines.findIndex((line) => line.trim() !== "");
  const line = fault.line - cut.bodyLine;
  const words = quoted((lines[line] ?? "").trim(), 60);
  return { field: ["body"], sentence: `line ${line - blank + 1}, ${words}: ${sentence}` };
}
