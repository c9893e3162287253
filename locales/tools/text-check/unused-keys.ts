import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { adviceKeyOf, type MissedSide, textKeysOf, titleKeyOf } from "../../../photo/core/finding-texts";
import { type MessageKey, messageKeys } from "../../../photo/core/findings";
import { stemOf } from "../../plural-keys";
import type { Texts } from "./read-texts";

/** Namespaces whose keys are data values (kinds and variants of documents); other checks cover them. */
const keyedByData = new Set(["documents"]);

const sourceFolders = ["src", "catalogue", "drawing", "server", "plugins", "scripts", "tools"];

const sourceFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name));

/** All source text, to search for keys, with the element's list of them, and the keys of the findings' texts, which follow a convention. */
export const readSources = (): string =>
  [
    readFileSync("element/texts.ts", "utf8"),
    ...sourceFolders.flatMap((folder) => sourceFiles(folder).map((file) => readFileSync(file, "utf8"))),
    ...messageKeys.flatMap((key) =>
      ([null, "below", "above"] as const).map((side) => findingKeys(key, side)),
    ),
  ].join("\n");

/** A check has other titles where its finding asks nothing, and where nothing is made; then the advice can differ, too. */
function findingKeys(messageKey: MessageKey, side: MissedSide | null): string {
  const keys = textKeysOf(messageKey, side);
  return JSON.stringify([
    keys,
    ...[true, false].map((isManual) => keys && adviceKeyOf({ messageKey, verdict: "warn", isManual }, keys)),
    keys && titleKeyOf({ messageKey, verdict: "ask" }, keys),
    keys && titleKeyOf({ messageKey, verdict: "fail", answer: "no" }, keys),
    ...[true, false].map((isMade) => keys && titleKeyOf({ messageKey, verdict: "warn" }, keys, isMade)),
  ]);
}

/** English keys that no source contains: unused texts. */
export function unusedKeys(english: Texts, sources: string): string[] {
  const literals = new Set(
    [...sources.matchAll(/"([^"\n]+)"/g)].map(([, literal]) => literal!.replace(/^[a-z]+:/, "")),
  );
  return [...english].flatMap(([namespace, texts]) =>
    keyedByData.has(namespace)
      ? []
      : [...texts.keys()].filter((key) => !literals.has(stemOf(key))).map((key) => `${namespace}:${key}`),
  );
}

/** Calls that build a key from parts, which a search cannot find. */
export const builtKeys = (sources: string): string[] =>
  [...sources.matchAll(/\bt(?:[A-Z]\w*)?\(\s*`[^`]*\$\{[^`]*`/g)].map(([call]) => call);
