import { expect, it } from "@jest/globals";
import { checkFinishedFile } from "../../../../../../../photo/core/checks/file/finished-file";
import type { Check, FinishedFile } from "../../../../../../../photo/core/types";
import {
  canMakeFrom,
  mendedByMaking,
} from "../../../../../../../src/features/photo/components/result/checks/mended-faults";
import { squareDocument, testRule } from "../../../../../../photo/test-rule";

const square = testRule(squareDocument);

const faultsOf = (file: Partial<FinishedFile>, rule = square): Check[] =>
  checkFinishedFile({ format: "jpeg", widthPx: 600, heightPx: 600, bytes: 120_000, ...file }, rule);

it("a photo made anew passes every rule of the file", () => {
  const checks = faultsOf({ format: "png", widthPx: 1300, bytes: 900_000 });
  expect(checks.map(({ verdict }) => verdict)).not.toContain("pass");
  expect(mendedByMaking(checks)).toEqual(checks);
  expect(canMakeFrom(checks)).toBe(true);
});

it("it is no remedy for pixels that the file lacks", () => {
  const small = { widthPx: 300, heightPx: 300, bytes: 900_000 };
  expect(mendedByMaking(faultsOf(small))).toEqual([]);
  expect(canMakeFrom(faultsOf(small))).toBe(false);
  expect(mendedByMaking(faultsOf(small, testRule({ ...square, digital: null })))).toEqual([]);
});

it("nor for a fault of the person, but the crop may be one", () => {
  const files = faultsOf({ bytes: 900_000 });
  const fault = (messageKey: Check["messageKey"]): Check => ({ ...files[0]!, messageKey, verdict: "fail" });
  expect(mendedByMaking([...files, fault("eyesClosed")])).toEqual([]);
  expect(canMakeFrom([...files, fault("eyesClosed")])).toBe(false);
  expect(canMakeFrom([...files, fault("headHeight")])).toBe(true);
});
