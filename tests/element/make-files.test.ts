import { expect, it } from "@jest/globals";
import { photoRequest } from "../../element/make-files";
import type { PackedDocument } from "../../element/packed-document";
import { testRule } from "../photo/test-rule";

const document = { rule: testRule(), childRule: { relaxed: ["mouth-closed"] }, paper: "10x15cm" };
const requestOf = (attributes: Record<string, string>) =>
  photoRequest(
    { getAttribute: (name: string) => attributes[name] ?? null } as Element,
    document as unknown as PackedDocument,
    { image: new Uint8Array(), sheetLabel: "" },
  );

it.each([
  [{}, undefined],
  [{ child: "" }, ["mouth-closed"]],
  [{ child: "child" }, ["mouth-closed"]],
  // React writes a property that is false so.
  [{ child: "false" }, undefined],
])("judges a child by the rules for one: %j", (attributes, relaxed) => {
  expect(requestOf(attributes as Record<string, string>).rule.relaxed).toEqual(relaxed);
});

it("takes the usual paper for one that there is not", () => {
  expect([requestOf({}).paper, requestOf({ paper: "a4" }).paper, requestOf({ paper: "A5" }).paper]).toEqual([
    "10x15cm",
    "a4",
    "10x15cm",
  ]);
});
