import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { Type } from "typebox";
import { parse as parseSlowly } from "yaml";
import { faultLine } from "../../../catalogue/faults/content-error";
import { fieldName, parseYaml, readYaml } from "../../../catalogue/faults/read-yaml";
import { shownPath } from "../../../catalogue/faults/shown-path";
import { afterThisTest } from "../../for-this-test";

const Schema = Type.Object(
  {
    title: Type.String(),
    list: Type.Array(Type.Object({ name: Type.String(), size: Type.Number() })),
  },
  { additionalProperties: false },
);
const good = "title: A\nlist:\n  - name: one\n    size: 1\n  - name: two\n    size: 2\n";

const parse = (text: string, firstLine = 1) => parseYaml(text, "a.yaml", Schema, { firstLine });
const said = (text: string, firstLine?: number) => parse(text, firstLine).faults.map(faultLine);

function onDisk(bytes: string | Uint8Array): string {
  const dir = mkdtempSync(join(tmpdir(), "yaml-"));
  afterThisTest(() => rmSync(dir, { recursive: true }));
  writeFileSync(join(dir, "a.yaml"), bytes);
  return join(dir, "a.yaml");
}

describe("a file of YAML", () => {
  it("is read whole, and is called by its path from here", () => {
    const path = onDisk(good);
    const value = {
      title: "A",
      list: [
        { name: "one", size: 1 },
        { name: "two", size: 2 },
      ],
    };
    expect(readYaml(path, Schema)).toMatchObject({ file: shownPath(path), value, faults: [] });
  });

  it("that is not there is a fault, not an error", () => {
    const path = `${onDisk(good)}.gone`;
    const { value, faults, file, lineOf } = readYaml(path, Schema);
    expect([value, file, lineOf(["title"])]).toEqual([null, shownPath(path), null]);
    expect(faults.map(faultLine)).toEqual([
      `${shownPath(path)}: this file is missing. Copy the one of a neighbouring folder and adapt it.`,
    ]);
  });

  it("in another encoding is a fault, not an error", () => {
    const path = onDisk(Uint8Array.of(0x61, 0x3a, 0x20, 0xe4));
    const { value, faults, file, lineOf } = readYaml(path, Schema);
    expect([value, file, lineOf(["title"])]).toEqual([null, shownPath(path), null]);
    expect(faults.map(faultLine)).toEqual([
      `${shownPath(path)}: this is not UTF-8 text. Save it with the encoding UTF-8.`,
    ]);
  });

  it("that cannot be read for another reason is not called faulty content", () => {
    expect(() => readYaml(tmpdir(), Schema)).toThrow("EISDIR");
  });
});

describe("a fault", () => {
  it("of the writing is told once, the first, with its line", () => {
    const faults = said("title: A\nlist: [1\ntitle: B\n\tx: 1\n");
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(/^a\.yaml:3: this is not YAML: .+[^.]\. Compare indentation, colons and/);
  });

  it("of a key that stands twice has the line of the second", () => {
    expect(said("title: A\ntitle: B\n")).toEqual([
      "a.yaml:2: this is not YAML: Map keys must be unique. " +
        "Compare indentation, colons and quotation marks with a neighbouring entry.",
    ]);
  });

  it("is a sign that YAML only warns of, too", () => {
    expect(said("title: !mine A\nlist: []\n")).toEqual([
      "a.yaml:1: this is not YAML: Unresolved tag: !mine. " +
        "Compare indentation, colons and quotation marks with a neighbouring entry.",
    ]);
  });

  it("of a value has the line of its key, counted from where the text begins", () => {
    const wrong = good.replace("size: 2", "size: big");
    const told = '"big" is not of the right kind. Write a value of the kind "number".';
    expect(said(wrong)).toEqual([`a.yaml:6 list[1].size: ${told}`]);
    expect(said(wrong, 11)).toEqual([`a.yaml:16 list[1].size: ${told}`]);
  });

  it("of a field that is missing has the line of what lacks it", () => {
    expect(said(good.replace("    size: 2\n", ""))).toEqual([
      "a.yaml:5 list[1].size: this field is missing. Add it.",
    ]);
  });

  it("of the whole file has no line", () => {
    expect(said("")).toEqual(['a.yaml: null is not of the right kind. Write a value of the kind "object".']);
  });

  it("goes by the name that its entry bears", () => {
    const nameOf = (value: unknown, path: readonly (string | number)[]) =>
      path[0] === "list" ? (value as { list: { name: string }[] }).list[path[1] as number]!.name : "";
    const text = good.replace("title: A", "title: 1").replace("size: 2", "size: big");
    const fields = parseYaml(text, "a.yaml", Schema, { nameOf }).faults.map(({ field }) => field);
    expect(fields).toEqual(["title", "two, list[1].size"]);
  });

  it("leaves nothing to go on with, yet lines can be asked for", () => {
    const { value, lineOf } = parse(good.replace("title: A", "title: 1"));
    expect(value).toBeNull();
    expect(lineOf(["list", 1, "name"])).toBe(5);
  });
});

it.each([
  [["title"], 1],
  [["list"], 2],
  [["list", 0], 3],
  [["list", 0, "size"], 4],
  [["list", 1, "size"], 6],
  [["list", 1, "colour", "name"], 5],
  [["list", 7], 2],
  [["nowhere"], null],
  [[], null],
])("the line of %j is %s", (path, line) => {
  expect(parse(good).lineOf(path)).toBe(line);
});

it.each([
  [[], ""],
  [["head"], "head"],
  [["head", "max"], "head.max"],
  [["templates", 2, "unit"], "templates[2].unit"],
  [[0, "unit"], "[0].unit"],
])("%j is written %s", (path, name) => {
  expect(fieldName(path)).toBe(name);
});

it("reads every file of the content as the parser with lines does", () => {
  const files = readdirSync("content", { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".yaml"),
  );
  expect(files.length).toBeGreaterThan(200);
  for (const file of files) {
    const text = readFileSync(join("content", file), "utf8");
    expect({ file, value: parseYaml(text, file, Type.Unknown()).value }).toEqual({
      file,
      value: parseSlowly(text),
    });
  }
});
