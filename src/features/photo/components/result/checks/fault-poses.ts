import type { Drawing } from "../../../../../../photo/core/findings";

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

/** The drawings that findings name (`photo/core/findings.ts`). */
export const faultPoses: Readonly<Record<Drawing, readonly HeadPose[]>> = {
  nobody: [],
  "two-people": [
    { x: 0.28, top: 0.26, height: 0.52 },
    { x: 0.76, top: 0.2, height: 0.56 },
  ],
  "person-behind": [
    { x: 0.16, top: 0.2, height: 0.16 },
    { x: 0.55, top: 0.14, height: 0.7 },
  ],
  "cut-head": [{ x: 0.72, top: -0.22, height: 0.8 }],
  "small-head": [{ x: 0.5, top: 0.42, height: 0.22 }],
  "huge-head": [{ x: 0.5, top: -0.2, height: 1.3 }],
  "turned-head": [{ x: 0.5, top: 0.14, height: 0.7, turn: 0.62 }],
  "tilted-head": [{ x: 0.42, top: 0.18, height: 0.7, rotateDeg: 18 }],
  "head-above-edge": [{ x: 0.5, top: -0.16, height: 0.7 }],
  "head-below-middle": [{ x: 0.5, top: 0.36, height: 0.7 }],
  "head-at-side": [{ x: 0.86, top: 0.14, height: 0.7 }],
  "head-off-centre": [{ x: 0.7, top: 0.14, height: 0.7 }],
  "short-head": [{ x: 0.5, top: 0.3, height: 0.42 }],
  "head-at-edge": [{ x: 0.5, top: -0.04, height: 0.7 }],
  "hair-at-edge": [{ x: 0.5, top: 0, height: 0.74 }],
  "low-eyes": [{ x: 0.5, top: 0.28, height: 0.66 }],
};
