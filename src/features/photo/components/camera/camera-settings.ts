/** What the visitor has set; it outlives the picture that is taken again. */
export interface CameraSettings {
  /** The shutter goes by itself when the guidance has nothing left to say. */
  isAutomatic: boolean;
  /** Between the press and the picture. */
  timerSeconds: TimerSeconds;
}

export const timerChoices = [0, 3, 5, 10] as const;
export type TimerSeconds = (typeof timerChoices)[number];

/** Three seconds give the hand time to leave the phone. */
export const usualSettings: CameraSettings = { isAutomatic: true, timerSeconds: 3 };
