import { expect, test } from "@jest/globals";
import type { Check } from "../../../../../photo/core/types";
import { checkWords } from "../../../../../src/features/photo/components/check-words";
import { documentLengths } from "../../../../../src/features/photo/components/document-lengths";

const sized = { country: "US", sizeWidth: 50.8, sizeHeight: 50.8 };

test("lengths are told in inches where the authority writes them or the country measures so", () => {
  expect(documentLengths({ ...sized, unit: "inch" })).toEqual({ unit: "inch", style: "eighths" });
  expect(documentLengths({ ...sized, unit: "px" })).toEqual({ unit: "inch", style: "eighths" });
  expect(documentLengths({ ...sized, unit: "px", country: "IN" })).toEqual({ unit: "mm", style: "mm" });
  expect(documentLengths({ ...sized, unit: "mm", sizeWidth: 35, sizeHeight: 45 }).unit).toBe("mm");
  expect(documentLengths(null).unit).toBe("mm");
});

test("a check of a US photo names inches, its limits in eighths", () => {
  const check = {
    rule: "head-height",
    verdict: "fail",
    measured: 36.3,
    min: 25,
    max: 35,
    unit: "mm",
    messageKey: "headHeight",
  } as Check;
  const t = ((key: string, values: object = {}) => [key, ...Object.values(values)].join(" ")) as never;
  const lengths = documentLengths({ ...sized, unit: "inch" });
  const { measured, allowed } = checkWords(check, { t, tCommon: t, tErrors: t, bcp47: "en", lengths });
  expect([measured, allowed]).toEqual(["1.43\u00a0in", "checks.range 1\u00a0in 1⅜\u00a0in"]);
});
