import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { languageOfCode } from "../../../../locales/languages";
import { checkTexts, placeholderFault } from "../../../../locales/tools/text-check/check-texts";
import { flatTexts, readTexts } from "../../../../locales/tools/text-check/read-texts";
import { scriptFault } from "../../../../locales/tools/text-check/scripts-of-languages";
import { readJson } from "../../../faults/read-json";
import { readSubjects, subjectsFile } from "../../../templates/note-subject";
import { remarksFile } from "../../../templates/remarks";
import type { CmsField } from "../cms-fields";
import { type Form, type Refusal, refuse, type Values } from "./form";
import { subjectField } from "./form-fields";
import { remarkIds } from "./remark-groups";

const jsonText = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const known = new Map<string, { mtimeMs: number; value: Values }>();

/** A file is asked for once per form that it holds. */
function readJsonFile(path: string): Values | null {
  if (!existsSync(path)) return null;
  const { mtimeMs } = statSync(path);
  const last = known.get(path);
  if (last?.mtimeMs === mtimeMs) return last.value;
  const value = readJson(path) as Values;
  known.set(path, { mtimeMs, value });
  return value;
}

/** Without empty texts: they are shown in English. */
function filled(value: Values): Values {
  const entries = Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
    if (typeof inner === "object" && inner !== null) {
      const texts = filled(inner as Values);
      return Object.keys(texts).length === 0 ? [] : [[key, texts]];
    }
    return typeof inner === "string" && inner !== "" ? [[key, inner]] : [];
  });
  return Object.fromEntries(entries);
}

/** The keys of `value`, those of `before` first and in their order. */
function inOrderOf(before: Values, value: Values): Values {
  const keys = [...Object.keys(before).filter((key) => key in value), ...Object.keys(value)];
  const isGroup = (part: unknown): part is Values => typeof part === "object" && part !== null;
  return Object.fromEntries(
    keys.map((key) => {
      const [old, own] = [before[key], value[key]];
      return [key, isGroup(old) && isGroup(own) ? inOrderOf(old, own) : own];
    }),
  );
}

/** The texts of one page of the interface in one language. */
export function interfaceForm(
  { localesDir, page, code }: { localesDir: string; page: string; code: string },
  fields: () => CmsField[],
): Form {
  const path = join(localesDir, code, `${page}.json`);
  return {
    fields,
    code,
    read: () => readJsonFile(path),
    fit: filled,
    write: (value) =>
      value === null ? [] : [{ path, text: jsonText(inOrderOf(readJsonFile(path) ?? {}, value)) }],
    check: async (value, saved) => {
      if (value === null) return refuse("The texts of a language are not removed here.");
      const all = readTexts(localesDir);
      if (code === "en") {
        const renamed = renamedPlaceholders(all.get("en")?.get(page) ?? new Map(), flatTexts(value));
        if (renamed.length > 0) return renamed;
      }
      const before = new Set(faultsOf(all, page, code).map(({ key, what }) => `${key} ${what}`));
      // A translation is compared with the English of the same save.
      for (const file of saved) {
        const [of = "", name = ""] = file.path.slice(localesDir.length + 1).split("/");
        if (file.text !== null) all.get(of)?.set(name.slice(0, -5), flatTexts(JSON.parse(file.text)));
      }
      return faultsOf(all, page, code)
        .filter(({ key, what, isMissing }) => !before.has(`${key} ${what}`) && (code === "en" || !isMissing))
        .map(({ key, what }) => ({ field: key.split("."), sentence: `It ${what}.` }));
    },
  };
}

type TextsByKey = ReadonlyMap<string, string>;

/** The page fills in the placeholders that a text had, and no others. */
function renamedPlaceholders(before: TextsByKey, after: TextsByKey): Refusal[] {
  return [...after].flatMap(([key, text]) => {
    const fault = placeholderFault(key, text, before.get(key) ?? text, "text before");
    return fault
      ? refuse(`It ${fault}. The page fills these in: keep the ones it had.`, ...key.split("."))
      : [];
  });
}

function faultsOf(all: ReturnType<typeof readTexts>, page: string, code: string) {
  const ofPage = new Map(
    [...all].map(([each, texts]) => [each, new Map([[page, texts.get(page) ?? new Map()]])]),
  );
  return checkTexts(code, ofPage);
}

/** The remarks of the documents of the countries with a letter, in one language. */
export function remarkForm(
  { contentDir, code, letter }: { contentDir: string; code: string; letter: string },
  fields: () => CmsField[],
): Form {
  const english = readJsonFile(remarksFile(contentDir, "en")) ?? {};
  const names = remarkIds(contentDir, letter);
  const own = () => readJsonFile(remarksFile(contentDir, code)) ?? {};
  const subjects = (): Values => (code === "en" ? readSubjects(contentDir) : {});
  const read = () => {
    const remarks = own();
    const about = subjects();
    return Object.fromEntries(
      names.flatMap((id) => [
        ...(id in remarks ? [[id, remarks[id]]] : []),
        ...(id in about ? [[subjectField(id), about[id]]] : []),
      ]),
    );
  };
  return {
    fields,
    code,
    read: () => (existsSync(remarksFile(contentDir, code)) ? read() : null),
    fit: filled,
    write: (value) => {
      if (value === null) return [];
      const others = Object.entries(own()).filter(([id]) => !names.includes(id));
      const fresh = new Map([...others, ...Object.entries(value)]);
      const order = Object.keys(english).filter((id) => fresh.has(id));
      const all = Object.fromEntries(order.map((id) => [id, fresh.get(id)]));
      const texts = { path: remarksFile(contentDir, code), text: jsonText(all) };
      if (code !== "en") return [texts];
      const about = {
        ...subjects(),
        ...Object.fromEntries(names.map((id) => [id, value[subjectField(id)]])),
      };
      const given = Object.keys(english).filter((id) => about[id]);
      const ordered = Object.fromEntries(given.map((id) => [id, about[id]]));
      return [texts, { path: subjectsFile(contentDir), text: jsonText(ordered) }];
    },
    check: async (value) => {
      if (value === null) return refuse("The remarks of a language are not removed here.");
      const before: Values = read();
      const changed = names.filter((id) => value[id] !== before[id]);
      if (code === "en")
        return changed.map((id) => ({
          field: [id],
          sentence: "The English sentence is a note of its document: change it under Documents.",
        }));
      return changed.flatMap((id) => {
        const strange = typeof value[id] === "string" ? scriptFault(code, value[id]) : undefined;
        return strange ? refuse(`It ${strange}. Write it in ${languageOfCode(code)!.englishName}.`, id) : [];
      });
    },
  };
}
