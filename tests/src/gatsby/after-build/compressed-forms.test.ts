import { expect, test } from "@jest/globals";
import { compressedForms } from "../../../../src/gatsby/after-build/compressed-forms";

test.each([
  [undefined, ["br"]],
  ["", ["br"]],
  ["br", ["br"]],
  ["gz, br", ["br", "gz"]],
  ["none", []],
])("GATSBY_COMPRESSED_FORMS=%s makes %j", (value, forms) => expect(compressedForms(value)).toEqual(forms));

test("a slip in GATSBY_COMPRESSED_FORMS is told before the build", () => {
  expect(() => compressedForms("gzip")).toThrow(
    'GATSBY_COMPRESSED_FORMS: there is no form "gzip". Write br, gz, br,gz or none.',
  );
});
