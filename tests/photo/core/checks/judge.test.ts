import { expect, test } from "@jest/globals";
import { judge } from "../../../../photo/core/checks/judge";
import { thresholds } from "../../../../photo/core/thresholds";

test.each([
  [17.51, "pass", 17.5],
  [-17.54, "pass", -17.5],
  [17.56, "warn", 17.6],
  [20.04, "warn", 20],
  [20.06, "fail", 20.1],
] as const)("an angle of %s degrees is judged in the tenths that are shown", (degrees, verdict, measured) => {
  expect(judge("yaw", "frontCamera", degrees, thresholds.yawDeg)).toMatchObject({ verdict, measured });
});
