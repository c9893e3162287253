import { expect, test } from "@jest/globals";
import { shareOf } from "../../contract/confidence-interval";

test("a share has the interval of Wilson's score method", () => {
  // 81 of 263: the worked example of Newcombe 1998.
  const share = shareOf(81, 263);
  expect(share.percent).toBeCloseTo(30.8, 1);
  expect(share.fromPercent).toBeCloseTo(25.53, 1);
  expect(share.toPercent).toBeCloseTo(36.62, 1);
  expect(shareOf(0, 10)).toMatchObject({ fromPercent: 0 });
  expect(shareOf(10, 10)).toMatchObject({ toPercent: 100 });
});
