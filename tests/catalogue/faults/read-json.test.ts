import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "@jest/globals";
import { ContentError, type Fault } from "../../../catalogue/faults/content-error";
import { readJson } from "../../../catalogue/faults/read-json";
import { afterThisTest } from "../../for-this-test";

function read(bytes: string | Uint8Array): unknown {
  const dir = mkdtempSync(join(tmpdir(), "json-"));
  afterThisTest(() => rmSync(dir, { recursive: true }));
  writeFileSync(join(dir, "words.json"), bytes);
  return readJson(join(dir, "words.json"));
}

function faultOf(bytes: string | Uint8Array): Fault {
  try {
    read(bytes);
  } catch (error) {
    expect(error).toBeInstanceOf(ContentError);
    return (error as ContentError).faults[0]!;
  }
  throw new Error("nothing was wrong");
}

it("reads what is JSON", () => {
  expect(read('{"title": "Ä", "lines": [1, null]}')).toEqual({ title: "Ä", lines: [1, null] });
});

it.each([
  ["a comma too many", '{\n  "a": 1,\n  "b": 2,\n}\n', 4],
  ["a comma too few", '{\n  "a": 1\n  "b": 2\n}\n', 3],
  ["a text that ends too early", '{\n  "a": 1,\n', 3],
])("names the line of %s, in words for a writer", (_, text, line) => {
  const fault = faultOf(text);
  expect(fault).toMatchObject({ line, field: "" });
  expect(fault.file).toMatch(/words\.json$/);
  expect(fault.problem).toMatch(/^this is not JSON: .+\.$/);
  expect(fault.problem).not.toMatch(/position/);
  expect(fault.fix).toMatch(/commas/);
});

it("says so where the text is not UTF-8", () => {
  const fault = faultOf(Uint8Array.of(0x22, 0xe4, 0x22));
  expect(fault).toMatchObject({
    line: null,
    problem: "this is not UTF-8 text.",
    fix: "Save it with the encoding UTF-8.",
  });
});
