import { useEffect, useState } from "react";
import { type Guide, isMoment } from "../../../../../photo/core/guidance/guide";
import { automaticSeconds, type CameraSettings } from "./camera-settings";
import { useCountdown } from "./use-countdown";

/**
 * When the picture is taken: after a press and the timer, or by itself when the guidance finds it good or good enough. What
 * happens by itself is counted down, and broken off when the picture would be refused.
 */
export function useShutter(guide: Guide, { isAutomatic, timerSeconds }: CameraSettings, shoot: () => void) {
  const { left, start, cancel } = useCountdown(shoot);
  const [isByItself, setIsByItself] = useState(false);
  const isCounting = left !== null;
  const isDue = isAutomatic && !isCounting && isMoment(guide);
  const isBrokenOff = isByItself && isCounting && guide.acceptableSinceMs === null;
  useEffect(() => {
    if (!isDue) return;
    setIsByItself(true);
    start(automaticSeconds);
  }, [isDue, start]);
  useEffect(() => {
    if (isBrokenOff) cancel();
  }, [isBrokenOff, cancel]);
  return {
    /** Seconds until the picture is taken; null while nothing counts. */
    left,
    /** It counts by itself. */
    isAutomatic: isCounting && isByItself,
    press: () => {
      setIsByItself(false);
      if (timerSeconds > 0) start(timerSeconds);
      else shoot();
    },
    stop: cancel,
  };
}
