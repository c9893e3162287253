import type { FrameAnalysis } from "../core/guidance/guide";
import { firstAdvice } from "../core/guidance/hints";
import type { Check, Raster } from "../core/types";
import { type FoundPerson, followPerson } from "../pipeline/detect-person";
import type { PhotoPorts } from "../ports";
import { type CheckedFrame, checkFrame, checkPose, type FrameRequest } from "./check-frame";

/**
 * At most one full check per interval and at most this share of the time, so that a slow phone still follows the
 * head.
 */
const wholeChecks = { everyMs: 500, shareOfTime: 0.3 };

const analysisOf = ({ person, place, checks, isWhole }: CheckedFrame): FrameAnalysis => ({
  advice: firstAdvice(checks, place),
  isWhole,
  eyes: person && { middle: person.head.eyeMiddle, interpupillaryPx: person.head.interpupillaryPx },
});

/**
 * Checks the frames of a camera, one after another: fully when it is time, else only the head found before. What a
 * full check found of light, face and background is kept until the next one.
 * @param clockMs used to measure how long a full check takes
 * @returns a function that is called with each frame and its time
 */
export function watchCamera(ports: PhotoPorts, clockMs: () => number = () => performance.now()) {
  let person: FoundPerson | null = null;
  let last: { checks: Check[]; isWhole: boolean } = { checks: [], isWhole: false };
  let wholeFromMs = -Infinity;

  async function checkWholly(frame: Raster, request: FrameRequest, nowMs: number): Promise<FrameAnalysis> {
    const from = clockMs();
    const checked = await checkFrame(frame, request, ports);
    const tookMs = clockMs() - from;
    wholeFromMs = nowMs + Math.max(wholeChecks.everyMs, tookMs / wholeChecks.shareOfTime);
    person = checked.person;
    last = checked;
    return analysisOf(checked);
  }

  return async (frame: Raster, request: FrameRequest, nowMs: number): Promise<FrameAnalysis> => {
    if (!person || nowMs >= wholeFromMs) return checkWholly(frame, request, nowMs);
    const followed: FoundPerson | null = await followPerson(person, frame, ports);
    if (!followed) return checkWholly(frame, request, nowMs);
    person = followed;
    const checked = checkPose(followed, request);
    const rulesNow = new Set(checked.checks.map(({ rule }) => rule));
    // The quick check sees no hair: refusals by the full check stay until the next one.
    const stands = ({ rule, verdict }: Check): boolean =>
      !rulesNow.has(rule) || (last.isWhole && verdict === "fail");
    const before = last.checks.filter(stands);
    return analysisOf({ ...checked, checks: [...checked.checks, ...before], isWhole: last.isWhole });
  };
}
