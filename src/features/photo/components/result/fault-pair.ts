import type { MessageKey } from "../../../../../photo/core/message-keys";

/** How one head stands in a frame of 35 x 45 mm: middle and top in parts of the frame, height in parts of its height. */
export interface HeadPose {
  x: number;
  top: number;
  height: number;
  rotateDeg?: number;
  /** Squeezed sideways, as a head that is turned away. */
  turn?: number;
}

export const goodPose: HeadPose = { x: 0.5, top: 0.14, height: 0.7 };

/** Faults that a drawing says better than words; the others have none. */
export const faultPoses: Readonly<Partial<Record<MessageKey, readonly HeadPose[]>>> = {
  noFaces: [],
  multipleFaces: [
    { x: 0.28, top: 0.26, height: 0.52 },
    { x: 0.76, top: 0.2, height: 0.56 },
  ],
  otherFaceInBackground: [
    { x: 0.16, top: 0.2, height: 0.16 },
    { x: 0.55, top: 0.14, height: 0.7 },
  ],
  incompleteFace: [{ x: 0.72, top: -0.22, height: 0.8 }],
  smallFaces: [{ x: 0.5, top: 0.42, height: 0.22 }],
  tooClose: [{ x: 0.5, top: -0.2, height: 1.3 }],
  frontCamera: [{ x: 0.5, top: 0.14, height: 0.7, turn: 0.62 }],
  faceToLeft: [{ x: 0.5, top: 0.14, height: 0.7, turn: 0.62 }],
  faceToRight: [{ x: 0.5, top: 0.14, height: 0.7, turn: 0.62 }],
  stayStraight: [{ x: 0.42, top: 0.18, height: 0.7, rotateDeg: 18 }],
  topSpace: [{ x: 0.5, top: -0.16, height: 0.7 }],
  bottomSpace: [{ x: 0.5, top: 0.36, height: 0.7 }],
  bodyCentred: [{ x: 0.86, top: 0.14, height: 0.7 }],
  centring: [{ x: 0.7, top: 0.14, height: 0.7 }],
  headHeight: [{ x: 0.5, top: 0.3, height: 0.42 }],
  topMargin: [{ x: 0.5, top: -0.04, height: 0.7 }],
  hairMargin: [{ x: 0.5, top: 0, height: 0.74 }],
  eyeLine: [{ x: 0.5, top: 0.28, height: 0.66 }],
};
