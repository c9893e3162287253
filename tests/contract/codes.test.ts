import { expect, test } from "@jest/globals";
import { checkStatuses, codes, platform, segmentType } from "../../contract/codes";
import { thresholds } from "../../photo/core/thresholds";

/** The product specification, sections 4, 7 and 8, number by number. */
test("codes, statuses and types are the specification's", () => {
  expect(codes).toEqual({ ok: 0, rejected: 1000, sessionLost: 403, imageAbnormal: 1009 });
  expect(checkStatuses).toEqual({ pending: 0, passed: 1, abnormal: -1, failed: -2 });
  expect({ platform, segmentType }).toEqual({ platform: 46, segmentType: 3 });
});

test("a photo is between half and twice as wide as high", () => {
  expect(thresholds.aspectRatio.fail).toEqual({ min: 0.5, max: 2 });
});
