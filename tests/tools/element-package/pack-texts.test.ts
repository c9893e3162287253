import { expect, test } from "@jest/globals";
import { verdictText } from "../../../element/texts";
import { packedTexts } from "../../../tools/element-package/pack-texts";

test.each([
  ["en", "en-GB", 1, "Check this first."],
  ["en", "en-GB", 2, "Check these points first."],
  ["ara", "ar", 2, "تحقّق من هاتين النقطتين أولًا."],
  ["jp", "ja", 1, "先にこちらをご確認ください。"],
])("names the warnings of a photo in the number of %s (%s, %i)", (code, bcp47, count, text) => {
  expect(packedTexts(code)[verdictText("look", count, bcp47)]).toBe(text);
});

test("has every plural form in every language", () => {
  const keys = Object.keys(packedTexts("ara"));
  expect(Object.keys(packedTexts("jp"))).toEqual(keys);
  expect(keys).toContain("result:verdict.look_zero");
});
