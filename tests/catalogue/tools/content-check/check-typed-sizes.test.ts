import { expect, it } from "@jest/globals";
import { typedSizes } from "../../../../catalogue/tools/content-check/check-typed-sizes";

const sizes = new Map([["xx-passport", { width: 40, height: 60 }]]);

const notesOf = (body: string) =>
  typedSizes({ file: "en.mdx", format: "mdx", body, bodyLine: 1 } as never, ["xx-passport"], sizes).map(
    ({ problem }) => problem,
  );

it.each([
  "Print it at 40 x 60 mm.",
  "A photo of 4 × 6 cm.",
  "It is 40 × 60, in colour.",
  '"Photo" means 40 × 60.',
])("notes a typed size of the document: %s", (body) => {
  expect(notesOf(body)).toHaveLength(1);
});

it.each([
  'Ask for a "foto 4x6", a name for small photos.',
  "Ask for a “foto 4x6”.",
  "They take anything from 26 × 32 to 40 × 60 mm.",
  "Desde 26 × 32 hasta 40 × 60 mm.",
  "Four fit on a 4 × 6 inch sheet.",
])("is silent where the size is of something else: %s", (body) => {
  expect(notesOf(body)).toEqual([]);
});
