import { expect, test } from "@jest/globals";
import type { Check } from "../../../../../../../photo/core/types";
import { checksForNextPhoto } from "../../../../../../../src/features/photo/components/result/checks/checks-for-next-photo";
import { orderChecks } from "../../../../../../../src/features/photo/components/result/checks/order-checks";

const check = (messageKey: string, verdict: Check["verdict"], rule = messageKey) =>
  ({ rule, verdict, measured: null, min: null, max: null, unit: null, messageKey }) as Check;
const told = (...checks: Check[]) =>
  checksForNextPhoto(orderChecks(checks)).map(({ messageKey, verdict }) => `${verdict} ${messageKey}`);

test("of one pair of glasses the gravest is told", () => {
  const forbidden = check("glassesForbidden", "fail", "glasses");
  expect(told(check("darkGlasses", "fail"), forbidden)).toEqual(["fail darkGlasses"]);
  expect(told(check("eyesUnclear", "warn"), forbidden)).toEqual(["fail glassesForbidden"]);
  expect(told(check("eyesUnclear", "warn"), check("glasses", "ask"))).toEqual(["warn eyesUnclear"]);
  expect(told(check("darkGlasses", "fail"), check("glasses", "warn"))).toEqual(["fail darkGlasses"]);
});

test("an open question is advice for the next photo: glasses are asked about where the document forbids them", () => {
  expect(told(check("mouthOpen", "fail"), check("glasses", "ask"), check("headCovering", "ask"))).toEqual([
    "fail mouthOpen",
    "warn headCovering",
    "warn glassesForbidden",
  ]);
});

test("nothing is told of eyes that dark lenses hide, but what refuses the photo", () => {
  const eyes = [check("gazeAway", "warn"), check("redEyes", "warn")];
  const closed = check("eyesClosed", "warn");
  expect(told(check("eyesUnclear", "warn"), closed, ...eyes)).toEqual(["warn eyesUnclear"]);
  expect(told(check("eyesUnclear", "warn"), { ...closed, verdict: "fail" })).toEqual([
    "fail eyesClosed",
    "warn eyesUnclear",
  ]);
  expect(told(closed, ...eyes)).toHaveLength(3);
});
