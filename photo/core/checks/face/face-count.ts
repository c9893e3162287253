import type { DetectedFace } from "../../face/detect-faces";
import { thresholds } from "../../thresholds";
import type { Check } from "../../types";

/** Exactly one person; somebody far behind is a warning. Faces come largest first. */
export function checkFaceCount(faces: DetectedFace[]): Check {
  const main = faces[0];
  const base = { rule: "face-count", min: 1, max: 1, unit: "count" } as const;
  if (!main) return { ...base, verdict: "fail", measured: 0, messageKey: "noFaces" };
  const people = faces.filter(
    (face) => face.box.height > thresholds.otherFaceRatio.fail.max * main.box.height,
  );
  const other = people[1] ?? faces[1];
  if (people.length > 1) {
    return {
      ...base,
      verdict: "fail",
      measured: people.length,
      messageKey: "multipleFaces",
      place: other!.box,
      places: people.map(({ box }) => box),
    };
  }
  if (other) {
    return {
      ...base,
      verdict: "warn",
      measured: faces.length,
      messageKey: "otherFaceInBackground",
      place: other.box,
      places: faces.map(({ box }) => box),
    };
  }
  return { ...base, verdict: "pass", measured: 1, messageKey: "multipleFaces" };
}
