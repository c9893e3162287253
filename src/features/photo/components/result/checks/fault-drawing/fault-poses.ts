import type { Drawing } from "../../../../../../../photo/core/findings";

/** A head in a frame of 35 x 45 mm: centre and top as shares of the frame, height as a share of its height. */
export interface HeadPose {
  x: number;
  top: number;
  height: number;
  rotateDeg?: number;
  /** Offset of the face on the head, in head heights. */
  faceShift?: readonly [number, number];
}

/** Worn on the head or held in front of it. */
export type Worn = "glasses" | "dark-glasses" | "cap" | "hand" | "open-mouth" | "teeth";

export interface FaultPicture {
  poses: readonly HeadPose[];
  worn?: Worn;
  light?: "dark" | "bright";
  hasOtherWall?: true;
}

export const goodPose: HeadPose = { x: 0.5, top: 0.14, height: 0.7 };

const posed = (pose: Partial<HeadPose>): FaultPicture => ({ poses: [{ ...goodPose, ...pose }] });
const worn = (thing: Worn): FaultPicture => ({ poses: [goodPose], worn: thing });

/** Drawings by the names in `photo/core/findings.ts`. */
export const faultPictures: Readonly<Record<Drawing, FaultPicture>> = {
  nobody: { poses: [] },
  "two-people": {
    poses: [
      { x: 0.28, top: 0.26, height: 0.52 },
      { x: 0.76, top: 0.2, height: 0.56 },
    ],
  },
  "person-behind": {
    poses: [
      { x: 0.16, top: 0.2, height: 0.16 },
      { x: 0.55, top: 0.14, height: 0.7 },
    ],
  },
  "cut-head": posed({ top: -0.26, height: 0.8 }),
  "small-head": posed({ top: 0.42, height: 0.22 }),
  "huge-head": posed({ top: -0.2, height: 1.3 }),
  "turned-left": posed({ faceShift: [-0.13, 0] }),
  "turned-right": posed({ faceShift: [0.13, 0] }),
  "tipped-down": posed({ faceShift: [0, 0.09] }),
  "tipped-back": posed({ faceShift: [0, -0.11] }),
  "tilted-left": posed({ x: 0.58, top: 0.18, rotateDeg: -18 }),
  "tilted-right": posed({ x: 0.42, top: 0.18, rotateDeg: 18 }),
  "head-above-edge": posed({ top: -0.16 }),
  "head-below-middle": posed({ top: 0.36 }),
  "head-at-side": posed({ x: 0.86 }),
  "left-of-centre": posed({ x: 0.3 }),
  "right-of-centre": posed({ x: 0.7 }),
  "short-head": posed({ top: 0.3, height: 0.42 }),
  "tall-head": posed({ top: 0.02, height: 0.96 }),
  "head-at-edge": posed({ top: -0.04 }),
  "head-far-below": posed({ top: 0.34, height: 0.6 }),
  "hair-at-edge": posed({ top: 0, height: 0.74 }),
  "low-eyes": posed({ top: 0.28, height: 0.66 }),
  "high-eyes": posed({ top: 0.03, height: 0.66 }),
  glasses: worn("glasses"),
  "dark-glasses": worn("dark-glasses"),
  cap: worn("cap"),
  hand: worn("hand"),
  "open-mouth": worn("open-mouth"),
  teeth: worn("teeth"),
  dark: { poses: [goodPose], light: "dark" },
  bright: { poses: [goodPose], light: "bright" },
  "other-wall": { poses: [goodPose], hasOtherWall: true },
};

/** The same, mirrored. */
export const mirrored = ({ poses, ...rest }: FaultPicture): FaultPicture => ({
  ...rest,
  poses: poses.map((pose) => ({ ...pose, x: 1 - pose.x })),
});
