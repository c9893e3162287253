import { describe, expect, it } from "@jest/globals";
import { type TSchema, Type } from "typebox";
import { schemaFaults } from "../../../catalogue/faults/schema-faults";

const closed = { additionalProperties: false };
const said = (schema: TSchema, value: unknown) =>
  schemaFaults(schema, value).map(({ path, problem, fix }) => `${path.join(" > ")}: ${problem} ${fix}`);
/** What is said of the field "a". */
const ofField = (schema: TSchema, value: unknown) => said(Type.Object({ a: schema }, closed), { a: value });

it("finds nothing wrong with what fits", () => {
  expect(ofField(Type.Array(Type.Union([Type.Literal("x"), Type.Null()])), ["x", null])).toEqual([]);
});

describe("the fields of an object", () => {
  const schema = Type.Object({ height: Type.Number(), name: Type.String() }, closed);

  it("that are unknown and missing are each told", () => {
    const missing = "this field is missing. Add it.";
    expect(said(schema, { heigth: 1, zzzzzzzz: 2 }).sort()).toEqual([
      `height: ${missing}`,
      'heigth: there is no such field. Did you mean "height"?',
      `name: ${missing}`,
      "zzzzzzzz: there is no such field. Possible are: height, name.",
    ]);
  });

  it("that are missing may be null where the schema says so", () => {
    const nullable = Type.Object({ head: Type.Union([Type.Number(), Type.Null()]) }, closed);
    expect(said(nullable, {})).toEqual([
      "head: this field is missing. Add it, or write null if no source states it.",
    ]);
  });

  it("may bear strokes and tildes, and numbers are places in a list", () => {
    const inner = Type.Record(Type.String(), Type.Array(Type.String()));
    expect(schemaFaults(inner, { "a/b~c": ["x", 1] }).map(({ path }) => path)).toEqual([["a/b~c", 1]]);
  });
});

it("names every fault, however many there are", () => {
  const words = Array.from({ length: 40 }, (_, i) => `word ${i}`);
  expect(ofField(Type.Array(Type.Number()), words)).toHaveLength(40);
});

describe("a value", () => {
  it.each([
    [
      "of another kind",
      Type.Number(),
      "1",
      '"1" is not of the right kind. Write a value of the kind "number".',
    ],
    ["below the least", Type.Number({ minimum: 3 }), 2, "2 is too small. Write 3 or more."],
    ["that is empty", Type.String({ minLength: 1 }), "", "it is empty. Fill it in."],
    ["that is another word", Type.Literal("x"), "y", '"y" is not possible. Write "x".'],
    [
      "that is another word, where the field explains itself",
      Type.Literal(true, { description: "Write true, or nothing." }),
      false,
      "false is not possible. Write true, or nothing.",
    ],
    [
      "written otherwise",
      Type.String({ pattern: "^[a-z]+$" }),
      "A1",
      '"A1" is not written as this field wants it. It must match ^[a-z]+$.',
    ],
    [
      "written otherwise, where the field explains itself",
      Type.String({ pattern: "^[a-z]+$", description: "Write small letters." }),
      "A1",
      '"A1" is not written as this field wants it. Write small letters.',
    ],
  ])("%s", (_, schema, value, words) => {
    expect(ofField(schema, value)).toEqual([`a: ${words}`]);
  });
});

describe("one of several", () => {
  const colour = Type.Union([Type.Literal("white"), Type.Literal("grey"), Type.Null()]);

  it("words is told once, with the nearest or all of them", () => {
    expect(ofField(colour, "gray")).toEqual(['a: "gray" is not possible. Did you mean "grey"?']);
    expect(ofField(colour, "something")).toEqual([
      'a: "something" is not possible. Possible are: white, grey, null.',
    ]);
  });

  const size = Type.Union([
    Type.Object({ mm: Type.Number() }, closed),
    Type.Object({ px: Type.Integer() }, closed),
    Type.Null(),
  ]);

  const missing = "this field is missing. Add it.";
  const noNumber = '"2" is not of the right kind. Write a value of the kind "number".';

  it.each([
    [{ mm: "2" }, [`a > mm: ${noNumber}`]],
    [{ mmm: 2 }, [`a > mm: ${missing}`, 'a > mmm: there is no such field. Did you mean "mm"?']],
    [{ px: 1, mn: 2 }, ["a > mn: there is no such field. Possible are: px."]],
    [{ px: 1.5 }, ['a > px: 1.5 is not of the right kind. Write a value of the kind "integer".']],
  ])("shapes is compared with the one that was meant alone: %j", (given, faults) => {
    expect(ofField(size, given)).toEqual(faults);
    // Null beside a choice makes a choice of choices.
    expect(ofField(Type.Union([size, Type.Null()]), given)).toEqual(faults);
  });

  it("shapes is judged for each entry of a list by itself", () => {
    expect(ofField(Type.Array(size), [{ mm: "2" }, 5, { px: 1, mn: 2 }]).sort()).toEqual([
      `a > 0 > mm: ${noNumber}`,
      'a > 1: 5 is not of the right kind. Write a value of the kind "object" or "null".',
      "a > 2 > mn: there is no such field. Possible are: px.",
    ]);
    expect(ofField(Type.Array(colour), ["gray", "whit"])).toHaveLength(2);
  });

  it("values that is of the right kind is told what it breaks", () => {
    const open = (inner: TSchema) => Type.Union([inner, Type.Null()]);
    expect(ofField(open(Type.Number({ minimum: 1 })), 0)).toEqual(["a: 0 is too small. Write 1 or more."]);
    expect(ofField(open(Type.String({ pattern: "^[a-z]$", description: "Write a letter." })), "A1")).toEqual([
      'a: "A1" is not written as this field wants it. Write a letter.',
    ]);
  });

  it("shapes says so where none was meant", () => {
    const either = Type.Union([Type.Object({}), Type.Array(Type.Number())]);
    expect(ofField(either, 5)).toEqual([
      'a: 5 is not of the right kind. Write a value of the kind "object" or "array".',
    ]);
    expect(ofField(Type.Union([either, Type.Null()]), 5)).toEqual([
      'a: 5 is not of the right kind. Write a value of the kind "object" or "array" or "null".',
    ]);
  });

  it("does not hide the faults of its neighbours", () => {
    const both = Type.Object({ a: colour, b: Type.Number() }, closed);
    expect(said(both, { a: "gray", b: "1" })).toEqual([
      'a: "gray" is not possible. Did you mean "grey"?',
      'b: "1" is not of the right kind. Write a value of the kind "number".',
    ]);
  });
});
