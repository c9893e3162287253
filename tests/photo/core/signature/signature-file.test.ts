import { expect, it } from "@jest/globals";
import { signatureSize } from "../../../../photo/core/signature/signature-file";

it("is as near to 7:3 as the rule lets", () => {
  const size = (widthPx: object | null, heightPx: object | null) => {
    const { widthPx: width, heightPx: height } = signatureSize({
      widthPx,
      heightPx,
      minKb: null,
      maxKb: null,
    });
    return [width, height];
  };
  expect(size(null, null)).toEqual([560, 240]);
  expect(size({ min: 140, max: 140 }, { min: 60, max: 60 })).toEqual([140, 60]);
  expect(size({ min: 1200, max: null }, { min: 400 })).toEqual([1200, 400]);
  expect(size({ min: 350, max: 500 }, { min: 350, max: 500 })).toEqual([500, 350]);
});
