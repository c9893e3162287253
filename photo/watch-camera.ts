import type { Sight } from "./core/guidance/guide";
import { firstAdvice } from "./core/guidance/hints";
import type { Check, Raster } from "./core/types";
import { type FoundPerson, followPerson } from "./find-person";
import { type FrameLook, type FrameRequest, lookAtFrame, lookAtPose } from "./look-at-frame";
import type { PhotoPorts } from "./ports";

/** At most one whole look in this time, and at most this share of all the time: a slow phone follows the head too. */
const wholeLooks = { everyMs: 500, shareOfTime: 0.3 };

const sightOf = ({ person, place, checks, isWhole }: FrameLook): Sight => ({
  advice: firstAdvice(checks, place),
  isWhole,
  eyes: person && { middle: person.head.eyeMiddle, interpupillaryPx: person.head.interpupillaryPx },
});

/**
 * Looks at a camera's frames, one after another: wholly where it is time, else only after the head that was seen; what a
 * whole look found of light, face and background stands until the next one.
 *
 * @param clockMs what a whole look takes is read from it
 * @returns asked with each frame and the time at which it was taken
 */
export function watchCamera(ports: PhotoPorts, clockMs: () => number = () => performance.now()) {
  let person: FoundPerson | null = null;
  let last: { checks: Check[]; isWhole: boolean } = { checks: [], isWhole: false };
  let wholeFromMs = -Infinity;

  async function lookWholly(frame: Raster, request: FrameRequest, nowMs: number): Promise<Sight> {
    const from = clockMs();
    const look = await lookAtFrame(frame, request, ports);
    const tookMs = clockMs() - from;
    wholeFromMs = nowMs + Math.max(wholeLooks.everyMs, tookMs / wholeLooks.shareOfTime);
    person = look.person;
    last = look;
    return sightOf(look);
  }

  return async (frame: Raster, request: FrameRequest, nowMs: number): Promise<Sight> => {
    if (!person || nowMs >= wholeFromMs) return lookWholly(frame, request, nowMs);
    const followed: FoundPerson | null = await followPerson(person, frame, ports);
    if (!followed) return lookWholly(frame, request, nowMs);
    person = followed;
    const look = lookAtPose(followed, request);
    const seenNow = new Set(look.checks.map(({ rule }) => rule));
    // The quick look sees no hair: what the whole one refused for it stays refused until the next one.
    const stands = ({ rule, verdict }: Check): boolean =>
      !seenNow.has(rule) || (last.isWhole && verdict === "fail");
    const before = last.checks.filter(stands);
    return sightOf({ ...look, checks: [...look.checks, ...before], isWhole: last.isWhole });
  };
}
