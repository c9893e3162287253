import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { parse, parseDocument, stringify } from "yaml";
import { TemplateFileSchema } from "../../../../catalogue/templates/template-file";
import { yamlText } from "../../../../catalogue/tools/editing/merge-text";
import { spliceYaml } from "../../../../catalogue/tools/editing/splice-yaml";
import { differingLines } from "./content-copy";

const text = `# The country. Do not lose me.
country: CL
templates:
  - urlPath: cl-passport # its address
    width: 45
    background: { name: white, colours: ["#ffffff"] }
    head: { min: 32, max: 36, crown: skull } # ICAO
    eyeLine: null
    notes:
      - Photos are taken on site in Chile; one list citing consular pages gives 4 × 5 cm
        instead.
      # from the embassy
      - "A second note."
    sources: []

  # another document
  - urlPath: cl-visa
    notes: []
`;

interface Entry {
  [field: string]: unknown;
  head: { min: number } | null;
  notes: string[];
}

function changed(change: (entries: Entry[]) => void): { text: string; lines: string[] } {
  const value = parse(text) as { templates: Entry[] };
  change(value.templates);
  const after = spliceYaml(text, value);
  expect(parseDocument(after).toJS()).toEqual(value);
  return { text: after, lines: differingLines(text, after) };
}

describe("other values in the same text", () => {
  it("writes one number and leaves all else as it is", () => {
    const { lines } = changed(([first]) => {
      first!.head!.min = 31.5;
    });
    expect(lines).toEqual([
      "-    head: { min: 32, max: 36, crown: skull } # ICAO",
      "+    head: { min: 31.5, max: 36, crown: skull } # ICAO",
    ]);
  });

  it.each<[string, (entries: Entry[]) => void, string[]]>([
    [
      "a rule where there was none",
      ([, second]) => Object.assign(second!, { eyeLine: { min: 20, max: 30 } }),
      ["+    eyeLine: { min: 20, max: 30 }"],
    ],
    [
      "null by a rule",
      ([first]) => Object.assign(first!, { eyeLine: { min: 20, max: 30 } }),
      ["-    eyeLine: null", "+    eyeLine: { min: 20, max: 30 }"],
    ],
    [
      "a rule by null",
      ([first]) => Object.assign(first!, { head: null }),
      ["-    head: { min: 32, max: 36, crown: skull } # ICAO", "+    head: null # ICAO"],
    ],
    [
      "one colour more",
      ([first]) => Object.assign(first!, { background: { name: "white", colours: ["#ffffff", "#eaeaea"] } }),
      [
        '-    background: { name: white, colours: ["#ffffff"] }',
        '+    background: { name: white, colours: ["#ffffff", "#eaeaea"] }',
      ],
    ],
    [
      "a note more",
      ([first]) => first!.notes.push("A third: with a colon."),
      ['+      - "A third: with a colon."'],
    ],
    [
      "the first note",
      ([, second]) => second!.notes.push("Bring two photos, please."),
      ["-    notes: []", "+    notes:", "+      - Bring two photos, please."],
    ],
    ["a note less", ([first]) => first!.notes.pop(), ['-      - "A second note."']],
    [
      "a list of sources",
      ([first]) =>
        Object.assign(first!, { sources: [{ name: "Embassy", url: "https://x.example", seen: null }] }),
      [
        "-    sources: []",
        "+    sources:",
        "+      - name: Embassy",
        "+        url: https://x.example",
        "+        seen: null",
      ],
    ],
  ])("changes %s", (_name, change, lines) => {
    const after = changed(change);
    expect(after.lines).toEqual(lines);
    for (const comment of text.match(/#.*$/gm)!.filter((mark) => !mark.includes('"')))
      expect(after.text).toContain(comment);
  });

  it("keeps the quotation marks that a value had", () => {
    expect(changed(([first]) => (first!.notes[1] = "Another.")).lines).toContain('+      - "Another."');
  });
});

it("leaves a document as it is when a form saves it unchanged", () => {
  const dir = "content/templates";
  // Every fifth: all of them take seven seconds.
  const names = readdirSync(dir).filter((_, index) => index % 5 === 0);
  const rewritten = names.filter((name) => {
    const before = readFileSync(join(dir, name), "utf8");
    return yamlText(before, parse(stringify(parse(before))), TemplateFileSchema) !== before;
  });
  expect(rewritten).toEqual([]);
});
