import type { WantedCamera } from "./use-camera";

/** The visitor's settings; they are kept when a photo is retaken. */
export interface CameraSettings {
  camera: WantedCamera;
  /** The shutter releases automatically when the guidance has no hint left. */
  isAutomatic: boolean;
  /** Takes several photos and uses the best. */
  isBurst: boolean;
  /** Delay between the press and the photo. */
  timerSeconds: TimerSeconds;
}

export const timerChoices = [0, 3, 5, 10] as const;
export type TimerSeconds = (typeof timerChoices)[number];

/** Countdown of the automatic shutter: long enough to notice it and to blink before it ends. */
export const automaticSeconds = 3;

/**
 * The rear camera by default: whoever holds it stands far enough away, and US passports accept no selfies. Three
 * seconds leave time to let go of the phone.
 */
export const usualSettings: CameraSettings = {
  camera: "environment",
  isAutomatic: true,
  isBurst: false,
  timerSeconds: 3,
};
