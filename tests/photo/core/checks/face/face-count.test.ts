import { expect, test } from "@jest/globals";
import { checkFaceCount } from "../../../../../photo/core/checks/face/face-count";
import type { DetectedFace } from "../../../../../photo/core/face/detect-faces";

/** A face of this height, its place told apart by it. */
const face = (height: number) => ({ box: { x: height, y: 0, width: height, height } }) as DetectedFace;
const heights = (places?: { height: number }[]) => places?.map(({ height }) => height);

test.each([
  ["nobody", [], "fail", "noFaces", 0, undefined],
  ["one", [300], "pass", "multipleFaces", 1, undefined],
  ["one, and somebody small behind", [300, 60], "warn", "otherFaceInBackground", 2, [300, 60]],
  ["two beside each other", [300, 280], "fail", "multipleFaces", 2, [300, 280]],
  ["two, and somebody small behind", [300, 280, 60], "fail", "multipleFaces", 2, [300, 280]],
] as const)("%s", (_, faces, verdict, messageKey, measured, places) => {
  const check = checkFaceCount(faces.map(face));
  expect(check).toMatchObject({ verdict, messageKey, measured, rule: "face-count" });
  expect(heights(check.places)).toEqual(places);
});
