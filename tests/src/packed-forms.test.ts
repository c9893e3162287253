import { expect, test } from "@jest/globals";
import { packedForms } from "../../src/packed-forms";

test.each([
  [undefined, ["br"]],
  ["", ["br"]],
  ["br", ["br"]],
  ["gz, br", ["br", "gz"]],
  ["none", []],
])("GATSBY_PACKED_FORMS=%s makes %j", (value, forms) => expect(packedForms(value)).toEqual(forms));

test("a slip in GATSBY_PACKED_FORMS is told before the build", () => {
  expect(() => packedForms("gzip")).toThrow(
    'GATSBY_PACKED_FORMS: there is no form "gzip". Write br, gz, br,gz or none.',
  );
});
