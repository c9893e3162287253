import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { faultLine } from "../../faults/content-error";
import { checkSavedText } from "./check-saved-text";
import { type EditableFile, editableFile } from "./editable-files";
import { mergeArticle, mergeYaml, writeArticle } from "./merge-text";

/** What a form hands in: the text that it opened (null: there was none) and its own (null: to be deleted). */
export interface FormSave {
  opened: string | null;
  form: string | null;
}

export type SaveResult =
  | { status: "saved" | "unchanged"; text: string | null }
  | { status: "refused" | "conflict"; message: string };

/**
 * Writes what a form has changed in one file. Refused, with nothing written: a text with faults, and a file that
 * somebody else has changed since the form opened it.
 */
export async function saveFile(
  contentDir: string,
  path: string,
  { opened, form }: FormSave,
): Promise<SaveResult> {
  const editable = editableFile(path);
  if (!editable) return { status: "refused", message: `${path}: the editing face does not open this file.` };
  const target = join(contentDir, path);
  const merged = form === null ? null : mergeForm(editable, opened, form);
  if (merged === opened) return { status: "unchanged", text: opened };
  const current = existsSync(target) ? await readFile(target, "utf8") : null;
  if (current !== opened)
    return {
      status: "conflict",
      message: `${path}: somebody has changed this file since you opened it. Nothing was written. Copy what you wrote, reload the page, and put it in again.`,
    };
  if (merged === null) return remove(editable, target, path);
  const faults = await checkSavedText(contentDir, path, merged);
  if (faults.length > 0) return { status: "refused", message: faults.map(faultLine).join("\n") };
  // A reader of the folder sees the old file or the new one; what begins with a dot is nobody's.
  const written = join(contentDir, `.saving-${randomUUID()}`);
  await writeFile(written, merged);
  await rename(written, target);
  return { status: "saved", text: merged };
}

function mergeForm(editable: EditableFile, opened: string | null, form: string): string {
  if (editable.kind === "text")
    return opened === null
      ? writeArticle(form, editable.schema)
      : mergeArticle(opened, form, editable.schema);
  return opened === null ? form : mergeYaml(opened, form, editable.schema);
}

async function remove(editable: EditableFile, target: string, path: string): Promise<SaveResult> {
  if (editable.kind !== "text" || editable.code === "en")
    return { status: "refused", message: `${path}: only a translation can be removed here.` };
  await rm(target);
  return { status: "saved", text: null };
}
