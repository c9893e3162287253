import { expect, it } from "@jest/globals";
import { attributeFaults, captionOf } from "../../element/attribute-faults";

it.each([
  [{ documnet: "de-passport" }, 'There is no attribute "documnet". Did you mean "document"?'],
  [{ doc: "de-passport" }, 'Did you mean "document"?'],
  [{ papr: "a4" }, 'There is no attribute "papr". Did you mean "paper"?'],
  [{ childs: "" }, 'Did you mean "child"?'],
  [{ ischild: "" }, 'Did you mean "child"?'],
  [{ language: "de" }, 'Did you mean "lang"?'],
  [{ assetpath: "/photo" }, 'Did you mean "asset-path"?'],
  [
    { lang: "german" },
    'lang="german" is no language of this element, and English is used. Did you mean "de"?',
  ],
  [{ lang: "xx" }, "Possible are: en, ar, bg,"],
  [
    { paper: "A5" },
    'paper="A5" is not possible, and the usual paper of the country is used. Did you mean "a4"?',
  ],
  [{ child: "no" }, 'child="no" is taken for a child.'],
  [{ paper: "poster" }, "Possible are: 4x6in, 5x7in, a4,"],
])("names what is wrong in %j", (given, fault) => {
  expect(attributeFaults(given)).toEqual([expect.stringContaining(fault)]);
});

it("names a date that is no day, and leaves it out", () => {
  expect(attributeFaults({ "caption-date": "30.11.2026" })).toEqual([
    'caption-date="30.11.2026" is no day such as 2026-11-30, and the field is empty.',
  ]);
  const given = { "caption-name": "Ada", "caption-date": "2026-02-30" };
  const element = { getAttribute: (name: keyof typeof given) => given[name] ?? null };
  expect(captionOf(element as Element)).toEqual({ name: "Ada", date: "" });
});

it("finds no fault in what a page may have", () => {
  expect(attributeFaults({ document: "de-passport", lang: "de-AT", child: "", paper: "a4" })).toEqual([]);
  const global = [
    "aria-label",
    "class",
    "data-x",
    "dir",
    "hidden",
    "id",
    "inert",
    "part",
    "role",
    "slot",
    "style",
  ];
  const ofOthers = [
    "_ngcontent-abc-c12",
    "key",
    "ref",
    "tabindex",
    "title",
    "translate",
    "v-if",
    "x-data",
    "nonce",
  ];
  expect(attributeFaults(Object.fromEntries([...global, ...ofOthers].map((name) => [name, ""])))).toEqual([]);
});
