import { expect, test } from "@jest/globals";
import type { Card } from "../../../../../contract/card/card";
import { pictureLengths } from "../../../../../src/features/photo/adjust/picture-lengths";
import { card } from "../photo-fixtures";

const cropSource = { ...card.cropSource, rule: { ...card.cropSource.rule, heightMm: 16 } };
const digital = { ...card.digital, heightPx: 200 };
const lengthsOf = (other: Partial<Card["digital"]>, eyeLineFromBottomMm: number | null = 10) =>
  pictureLengths({
    result: { ...card.result, eyeLineFromBottomMm },
    cropSource,
    digital: { ...digital, ...other },
  });

test("the eyes are measured from the lower edge of the picture above the strip", () => {
  expect(lengthsOf({}).eyeLineFromBottomMm).toBe(10);
  // A fifth of 20 mm.
  expect(lengthsOf({ captionHeightPx: 40 })).toEqual({ ...card.result, eyeLineFromBottomMm: 6 });
  expect(lengthsOf({ captionHeightPx: 40 }, null).eyeLineFromBottomMm).toBeNull();
});
