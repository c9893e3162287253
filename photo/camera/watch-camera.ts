import type { FrameAnalysis } from "../core/guidance/guide";
import { firstAdvice } from "../core/guidance/hints";
import type { Check, Raster } from "../core/types";
import { type FoundPerson, followPerson } from "../pipeline/detect-person";
import type { PhotoPorts } from "../ports";
import { type CheckedFrame, checkFrame, checkPose, type FrameRequest } from "./check-frame";

/** At most one whole check in this time, and at most this share of all the time: a slow phone follows the head too. */
const wholeChecks = { everyMs: 500, shareOfTime: 0.3 };

const analysisOf = ({ person, place, checks, isWhole }: CheckedFrame): FrameAnalysis => ({
  advice: firstAdvice(checks, place),
  isWhole,
  eyes: person && { middle: person.head.eyeMiddle, interpupillaryPx: person.head.interpupillaryPx },
});

/**
 * Checks a camera's frames, one after another: wholly where it is time, else only the head that was found before; what a
 * whole check found of light, face and background stands until the next one.
 *
 * @param clockMs what a whole check takes is read from it
 * @returns asked with each frame and the time at which it was taken
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
    const seenNow = new Set(checked.checks.map(({ rule }) => rule));
    // The quick check sees no hair: what the whole one refused for it stays refused until the next one.
    const stands = ({ rule, verdict }: Check): boolean =>
      !seenNow.has(rule) || (last.isWhole && verdict === "fail");
    const before = last.checks.filter(stands);
    return analysisOf({ ...checked, checks: [...checked.checks, ...before], isWhole: last.isWhole });
  };
}
