import type { WantedCamera } from "./use-camera";

/** What the visitor has set; it outlives the picture that is taken again. */
export interface CameraSettings {
  camera: WantedCamera;
  /** The shutter goes by itself when the guidance has nothing left to say. */
  isAutomatic: boolean;
  /** Several pictures are taken, and the best is used. */
  isBurst: boolean;
  /** Between the press and the picture. */
  timerSeconds: TimerSeconds;
}

export const timerChoices = [0, 3, 5, 10] as const;
export type TimerSeconds = (typeof timerChoices)[number];

/** The countdown of the automatic shutter: long enough to be seen, and to blink before it ends. */
export const automaticSeconds = 3;

/**
 * The rear camera first: whoever else holds it stands far enough away, and US passports take no selfies. Three seconds give
 * the hand time to leave the phone.
 */
export const usualSettings: CameraSettings = {
  camera: "environment",
  isAutomatic: true,
  isBurst: false,
  timerSeconds: 3,
};
