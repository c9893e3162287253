import { useCallback, useEffect, useState } from "react";
import { type Guide, isMoment } from "../../../../../photo/core/guidance/guide";
import { automaticSeconds, type CameraSettings } from "./camera-settings";
import { useCountdown } from "./use-countdown";

/**
 * Decides when the photo is taken: after a press and the timer, or automatically when the guidance accepts the
 * picture. An automatic countdown is cancelled when the picture would be refused.
 */
export function useShutter(guide: Guide, { isAutomatic, timerSeconds }: CameraSettings, shoot: () => void) {
  const [hasShot, setHasShot] = useState(false);
  const shootOnce = useCallback(() => {
    setHasShot(true);
    shoot();
  }, [shoot]);
  const { left, start, cancel } = useCountdown(shootOnce);
  const [isByItself, setIsByItself] = useState(false);
  const isCounting = left !== null;
  // Otherwise the countdown would begin again while the frame is being encoded.
  const isReady = isAutomatic && !isCounting && !hasShot && isMoment(guide);
  const isBrokenOff = isByItself && isCounting && guide.acceptableSinceMs === null;
  useEffect(() => {
    if (!isReady) return;
    setIsByItself(true);
    start(automaticSeconds);
  }, [isReady, start]);
  useEffect(() => {
    if (isBrokenOff) cancel();
  }, [isBrokenOff, cancel]);
  return {
    /** Seconds left; null while no countdown runs. */
    left,
    /** The countdown was started automatically. */
    isAutomatic: isCounting && isByItself,
    press: () => {
      setIsByItself(false);
      if (timerSeconds > 0) start(timerSeconds);
      else shootOnce();
    },
    stop: cancel,
  };
}
