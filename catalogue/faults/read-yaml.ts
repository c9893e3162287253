import { existsSync } from "node:fs";
import { CORE_SCHEMA, load } from "js-yaml";
import type { Static, TSchema } from "typebox";
import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument } from "yaml";
import { ContentError, type Fault } from "./content-error";
import { readText } from "./read-text";
import { schemaFaults } from "./schema-faults";
import { shownPath } from "./shown-path";

type Path = readonly (string | number)[];

/** A valid YAML file (`value`), or its faults (`faults`). */
export interface YamlFile<T> {
  /** Path from the root of the repository, for messages. */
  file: string;
  value: T | null;
  /** What stands there, also if it has faults. */
  written?: unknown;
  faults: Fault[];
  lineOf: (path: Path) => number | null;
}

/**
 * Reads a YAML file; `nameOf` adds a name to a path, such as `templates[2]` -> "us-visa". Never throws for invalid
 * content.
 */
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
    return parseYaml(readText(path), shownPath(path), schema, { nameOf });
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { file: shownPath(path), value: null, faults: [...error.faults], lineOf: () => null };
  }
}

interface ParseOptions {
  nameOf?: (value: unknown, path: Path) => string;
  /** Number of the text's first line in its file. */
  firstLine?: number;
}

/** The same for a text in memory, such as the front matter of an article. */
export function parseYaml<S extends TSchema>(
  text: string,
  file: string,
  schema: S,
  { nameOf = () => "", firstLine = 1 }: ParseOptions = {},
): YamlFile<Static<S>> {
  const { lineOf, firstError, toValue } = slowParse(text, firstLine);
  let value = fastParse(text);
  if (value === undefined) {
    const error = firstError();
    const fix = "Compare indentation, colons and quotation marks with a neighbouring entry.";
    if (error) return { file, value: null, faults: [{ file, field: "", fix, ...error }], lineOf };
    value = toValue();
  }
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
  return { file, value: faults.length === 0 ? (value as Static<S>) : null, written: value, faults, lineOf };
}

/**
 * The value of a text; undefined if it may have an error. `js-yaml` takes a third of the time of `yaml`, but does not
 * know the lines of keys.
 */
function fastParse(text: string): unknown {
  try {
    return load(text, { schema: CORE_SCHEMA }) ?? null;
  } catch {
    return undefined;
  }
}

/** Parses a text with the lines of its keys and errors, but only if something is asked. */
function slowParse(text: string, firstLine: number) {
  const lineCounter = new LineCounter();
  let parsed: Document | undefined;
  const document = (): Document => {
    parsed ??= parseDocument(text, { lineCounter, prettyErrors: false });
    return parsed;
  };
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + firstLine - 1;
  return {
    toValue: (): unknown => document().toJS(),
    lineOf: (wanted: Path): number | null => {
      const offset = offsetOf(document(), wanted);
      return offset === null ? null : lineAt(offset);
    },
    /** One tab or missing quotation mark causes many errors; this is the first. */
    firstError: () => {
      const { errors, warnings } = document();
      const [error] = [...errors, ...warnings];
      return (
        error && {
          line: lineAt(error.pos[0]),
          problem: `this is not YAML: ${error.message.replace(/[.:]?\s*$/, ".")}`,
        }
      );
    },
  };
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
