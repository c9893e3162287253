import { existsSync } from "node:fs";
import type { Static, TSchema } from "typebox";
import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument } from "yaml";
import { ContentError, type Fault } from "./content-error";
import { readText } from "./read-text";
import { schemaFaults } from "./schema-faults";
import { shownPath } from "./shown-path";

type Path = readonly (string | number)[];

/** A YAML file that fits its schema (`value`), or the reasons why it does not (`faults`). */
export interface YamlFile<T> {
  /** Path from the root of the repository, for messages. */
  file: string;
  value: T | null;
  faults: Fault[];
  lineOf: (path: Path) => number | null;
}

/** Reads a YAML file; `nameOf` puts a name to a path, as `templates[2]` -> "us-visa". Never throws for bad content. */
export function readYaml<S extends TSchema>(
  path: string,
  schema: S,
  nameOf: (value: unknown, path: Path) => string = () => "",
): YamlFile<Static<S>> {
  if (!existsSync(path)) {
    const fix = "Copy the one of a neighbouring folder and adapt it.";
    const fault = { file: shownPath(path), line: null, field: "", problem: "this file is missing.", fix };
    return { file: shownPath(path), value: null, faults: [fault], lineOf: () => null };
  }
  try {
    return parseYaml(readText(path), shownPath(path), schema, nameOf);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { file: shownPath(path), value: null, faults: [...error.faults], lineOf: () => null };
  }
}

/** The same for a text that has been read already, such as the front matter of an article. */
export function parseYaml<S extends TSchema>(
  text: string,
  file: string,
  schema: S,
  nameOf: (value: unknown, path: Path) => string = () => "",
  firstLine = 1,
): YamlFile<Static<S>> {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + firstLine - 1;
  const lineOf = (wanted: Path) => {
    const offset = offsetOf(document, wanted);
    return offset === null ? null : lineAt(offset);
  };
  // One tab or forgotten quotation mark makes many errors; the first is the one to mend.
  const broken = [...document.errors, ...document.warnings].slice(0, 1).map(
    (error): Fault => ({
      file,
      line: lineAt(error.pos[0]),
      field: "",
      problem: `this is not YAML: ${error.message.replace(/[.:]?\s*$/, ".")}`,
      fix: "Compare indentation, colons and quotation marks with a neighbouring entry.",
    }),
  );
  if (broken.length > 0) return { file, value: null, faults: broken, lineOf };
  const value: unknown = document.toJS();
  const faults = schemaFaults(schema, value).map(({ path, problem, fix }): Fault => {
    const name = nameOf(value, path);
    return {
      file,
      line: lineOf(path),
      field: [name, fieldName(path)].filter(Boolean).join(", "),
      problem,
      fix,
    };
  });
  return { file, value: faults.length === 0 ? (value as Static<S>) : null, faults, lineOf };
}

/** ["head", "max"] -> "head.max"; ["templates", 2, "unit"] -> "templates[2].unit". */
export const fieldName = (path: Path): string =>
  path.map((part, i) => (typeof part === "number" ? `[${part}]` : i === 0 ? part : `.${part}`)).join("");

/** Offset of the key that a path leads to, or of its nearest parent that exists. */
function offsetOf(document: Document, path: Path): number | null {
  for (let length = path.length; length > 0; length--) {
    const parent = document.getIn(path.slice(0, length - 1), true);
    const key = path[length - 1];
    if (isMap(parent)) {
      const pair = parent.items.find((item) => isScalar(item.key) && item.key.value === key);
      if (isScalar(pair?.key) && pair.key.range) return pair.key.range[0];
    }
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return null;
}
