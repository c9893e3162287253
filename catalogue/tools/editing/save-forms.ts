import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { languageOfCode } from "../../../locales/languages";
import { type CmsField, fieldInWords } from "./cms-fields";
import { formAt } from "./forms/all-forms";
import { type FileText, type Form, quoted, type Refusal, type Values } from "./forms/form";
import { mergeValues } from "./forms/merge-values";
import { futureDays } from "./future-days";

/** What the editor hands in: the text that a form showed (null: new) and its new text (null: remove). */
export interface SavedForm {
  path: string;
  opened: string | null;
  text: string | null;
}

/** A reason not to save, or what is worth another look, at its field. */
interface FieldRefusal {
  path: string;
  /** As in "sources.0.url"; "" for the whole form. */
  field: string;
  /** "Title, German: ..." */
  message: string;
  /** What somebody else has written there; undefined where that is not the reason. */
  theirs?: unknown;
}

interface SaveAnswer {
  /** Why nothing was written; empty if everything was. */
  refusals: FieldRefusal[];
  /** What was written is better changed. */
  notes: FieldRefusal[];
}

interface Merged {
  form: Form;
  path: string;
  value: Values | null;
  files: FileText[];
  refusals: Refusal[];
}

/**
 * Saves forms together: all are written, or none. Only changed fields are written, so that what somebody else changed
 * meanwhile is kept.
 */
export async function saveForms(contentDir: string, saved: readonly SavedForm[]): Promise<SaveAnswer> {
  const merged: Merged[] = [];
  for (const each of saved) {
    const form = formAt(contentDir, each.path);
    if (!form) {
      const message = `There is no form at ${each.path}.`;
      return { refusals: [{ path: each.path, field: "", message }], notes: [] };
    }
    const change = mergeForm(form, each);
    if (change) merged.push({ ...change, form, path: each.path });
  }
  const files = merged.flatMap((each) => each.files);
  for (const each of merged)
    if (each.refusals.length === 0)
      each.refusals.push(
        ...(each.value ? futureDays(each.value, each.form.read()) : []),
        ...(await each.form.check(each.value, files)),
      );
  const said = (isNote: boolean) =>
    merged.flatMap(({ form, path, refusals }) =>
      refusals
        .filter((refusal) => (refusal.isNote ?? false) === isNote)
        .map((refusal) => inWords(form, path, refusal)),
    );
  const refusals = said(false);
  if (refusals.length === 0) await writeFiles(contentDir, files);
  return { refusals, notes: said(true) };
}

/** Null if the form changes nothing. */
function mergeForm(form: Form, { opened, text }: SavedForm): Omit<Merged, "form" | "path"> | null {
  const fitted = (json: string) => form.fit(JSON.parse(json) as Values);
  const current = form.read();
  if (text === null) return current && { value: null, files: form.write(null), refusals: [] };
  const mine = fitted(text);
  if (opened === null) {
    const refusals = current
      ? [{ field: [], sentence: "There is one at this address already. Choose another." }]
      : [];
    return { value: mine, files: form.write(mine), refusals };
  }
  const base = fitted(opened);
  if (isDeepStrictEqual(base, mine)) return null;
  if (!current)
    return { value: mine, files: [], refusals: [{ field: [], sentence: "Somebody has removed it." }] };
  const theirs = form.fit(current);
  const { value, conflicts } = mergeValues(base, mine, theirs);
  if (isDeepStrictEqual(value, theirs)) return null;
  const refusals = conflicts.map((field) => {
    const now = valueAt(theirs, field);
    return { field, sentence: conflictSentence(valueAt(base, field), now), theirs: now ?? null };
  });
  return { value, files: form.write(value), refusals };
}

const valueAt = (values: Values, field: readonly string[]) =>
  field.reduce<unknown>((part, key) => (part as Values | undefined)?.[key], values);

function conflictSentence(before: unknown, now: unknown): string {
  const what = typeof before === "string" && typeof now === "string" ? ` ${changeInWords(before, now)}` : "";
  return `Somebody else has changed this meanwhile.${what} Take over what you want of it, press “Keep mine” here and save again.`;
}

/** What is new, with some letters around it: the beginning of a long text would not show it. */
function changeInWords(before: string, now: string): string {
  const shorter = Math.min(before.length, now.length);
  let first = 0;
  while (first < shorter && before[first] === now[first]) first++;
  let last = 0;
  while (last < shorter - first && before.at(-1 - last) === now.at(-1 - last)) last++;
  const start = Math.max(0, first - 60);
  const end = now.length - Math.max(0, last - 60);
  return `It now reads: ${quoted(now, 300, start, end)}.`;
}

function inWords(form: Form, path: string, { field, sentence, theirs }: Refusal): FieldRefusal {
  const language = form.code === null ? undefined : languageOfCode(form.code)?.englishName;
  const fields = form.fields();
  const place = [fieldInWords(fields, field), language].filter(Boolean).join(", ");
  const message = `${place === "" ? "" : `${place}: `}${namesInWords(fields, sentence)}`
    .replace("this field is missing. Add it.", "this field is empty. Fill it in.")
    .replace("Add it, or write null if no source states it.", "Fill it in.")
    .replace("Put it into static/images and write /images/name.webp.", "Insert one with the button Picture.")
    .replace("Write it in Markdown, or as a component in an .mdx file.", "Write it in Markdown.");
  return { path, field: field.join("."), message, ...(theirs !== undefined && { theirs }) };
}

/** "it is above head.max" -> "it is above “Head height › Largest”" */
const namesInWords = (fields: readonly CmsField[], sentence: string): string =>
  sentence.replace(/\b[a-z]\w*(?:\.\w+)+/g, (name) => {
    const path = name.split(".");
    const isField = fields.some(({ name }) => name === path[0]);
    return isField ? `“${fieldInWords(fields, path)}”` : name;
  });

/** Each file is replaced in one step; readers ignore names that begin with a dot. */
async function writeFiles(contentDir: string, files: readonly FileText[]): Promise<void> {
  for (const { path, text } of files) {
    if (text === null) {
      // The English text goes with its translations, whose forms are removed in the same save.
      await rm(path, { force: true });
      // An article's folder goes with its last file.
      await rmdir(dirname(path)).catch(() => {});
      continue;
    }
    if (existsSync(path) && (await readFile(path, "utf8")) === text) continue;
    await mkdir(dirname(path), { recursive: true });
    const written = join(contentDir, `.saving-${randomUUID()}-${basename(path)}`);
    await writeFile(written, text);
    await rename(written, path);
  }
}
