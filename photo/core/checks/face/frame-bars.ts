import { type FacePatch, patchEdgePx, patchEyeDistancePx } from "../../face/face-patch";
import type { HeadPoints } from "../../face/head";
import { landmarks } from "../../face/landmarks";
import { type FaceMesh, meshPoint } from "../../face/mesh";
import { deltaE, type Lab, labOfRgb, type Rgb } from "../../raster/colour";
import { thresholds } from "../../thresholds";
import type { Point } from "../../types";

/** All lengths are in distances of the eyes. */
const step = 1 / 140;

/** From the middle of a bar to its edge, and from there to what lies beside it, in steps. */
const halfBars = [2, 3, 4, 6];
const besideBar = 2;

/** How much of the difference of both sides a bar has to stand out of: an edge between two colours is no bar. */
const edgeShare = 0.7;

/** Half the width of what is looked at across the nose. */
const halfBridge = 0.05;

/** Where a lower rim can lie: under the lids' own edge, above the cheekbone. */
const rim = { from: 0.2, to: 0.62, half: 0.14 };

/** Where the sides of a frame leave the face: between the corner of an eye (0) and the edge of the face (1), and above and below. */
const sides = { from: 0.35, to: 0.8, reach: 0.2 };

/** Beside the root of the nose, where pads and inner rims lie: how far beyond its middle and the corner of the eye, and how far down. */
const pads = { beyond: 0.03, from: 0.014, to: 0.16 };

/** A sign counts at most this many times its limit: none is enough by itself. */
const mostOfSign = 2;

/** Mean colour of the patch, between its pixels, on a line of a row or a column around a point. */
function meanLab({ pixels, edgePx }: FacePatch, [x, y]: Point, [halfX, halfY]: Point): Lab {
  const count = 2 * Math.max(1, Math.round(Math.hypot(halfX, halfY)));
  const sum: Rgb = [0, 0, 0];
  const inside = (value: number): number => Math.max(0, Math.min(edgePx - 1.001, value));
  for (let i = 0; i <= count; i++) {
    const along = (2 * i) / count - 1;
    const [u, v] = [inside(x + along * halfX), inside(y + along * halfY)];
    const [left, top] = [Math.floor(u), Math.floor(v)];
    const [right, down] = [u - left, v - top];
    for (let c = 0; c < 3; c++) {
      const at = 3 * (top * edgePx + left) + c;
      const above = pixels[at]! * (1 - right) + pixels[at + 3]! * right;
      const below = pixels[at + 3 * edgePx]! * (1 - right) + pixels[at + 3 * edgePx + 3]! * right;
      sum[c]! += (above * (1 - down) + below * down) / (count + 1);
    }
  }
  return labOfRgb(sum.map(Math.round) as Rgb);
}

interface HardestBar {
  /** How far it stands out of both sides, in any colour. */
  any: number;
  /** How much darker it is. */
  dark: number;
}

/** The hardest narrow bar between two points of the patch; `half` is half of what is looked at across it. */
function hardestBar(patch: FacePatch, from: Point, to: Point, half: Point): HardestBar {
  const [alongX, alongY] = [to[0] - from[0], to[1] - from[1]];
  const count = Math.round(Math.hypot(alongX, alongY) / (step * unitOf(patch)));
  const colours = Array.from({ length: count + 1 }, (_, i) =>
    meanLab(patch, [from[0] + (alongX * i) / count, from[1] + (alongY * i) / count], half),
  );
  let [any, dark] = [0, 0];
  for (const halfBar of halfBars) {
    const away = halfBar + besideBar;
    for (let i = away; i + away <= count; i++) {
      const [before, bar, after] = [colours[i - away]!, colours[i]!, colours[i + away]!];
      const stands = Math.min(deltaE(bar, before), deltaE(bar, after)) - edgeShare * deltaE(before, after);
      any = Math.max(any, stands);
      dark = Math.max(dark, Math.min(before[0], after[0]) - bar[0]);
    }
  }
  return { any, dark };
}

const unitOf = ({ edgePx }: FacePatch): number => (patchEyeDistancePx * edgePx) / patchEdgePx;

interface SideOfFace {
  eye: Point;
  /** Of the eye, and of the face beside it. */
  outer: Point;
  inner: Point;
  edge: Point;
}

/** Bars of a frame on one side of the face. */
function barsOfSide(patch: FacePatch, { eye, outer, inner, edge }: SideOfFace, noseX: number) {
  const unit = unitOf(patch);
  const [x, y] = eye;
  const below = (down: number): Point => [x, y + down * unit];
  const share = (sides.from + sides.to) / 2;
  const sideX = outer[0] + share * (edge[0] - outer[0]);
  const halfSide = (Math.abs(edge[0] - outer[0]) * (sides.to - sides.from)) / 2;
  const padY = inner[1] + ((pads.from + pads.to) / 2) * unit;
  const beyond = pads.beyond * unit;
  const [first, last] = [Math.min(inner[0], noseX) - beyond, Math.max(inner[0], noseX) + beyond];
  return {
    rim: hardestBar(patch, below(rim.from), below(rim.to), [rim.half * unit, 0]).dark,
    side: hardestBar(
      patch,
      [sideX, outer[1] - sides.reach * unit],
      [sideX, outer[1] + sides.reach * unit],
      [halfSide, 0],
    ).any,
    pad: hardestBar(patch, [first, padY], [last, padY], [0, ((pads.to - pads.from) / 2) * unit]).any,
  };
}

/**
 * How sure it is that a frame is worn, thin, clear and rimless ones too: bars over the nose, under both eyes, beside both eyes and beside the nose. Each
 * of them is found on some bare faces, several at once on hardly any.
 */
export function frameBars(patch: FacePatch, mesh: FaceMesh, head: HeadPoints): number {
  const at = (index: number): Point => patch.at(meshPoint(mesh, index));
  const bridge = hardestBar(patch, at(landmarks.betweenBrows), at(landmarks.noseBack), [
    halfBridge * unitOf(patch),
    0,
  ]).any;
  const noseX = at(landmarks.noseBridge)[0];
  const right = { outer: at(landmarks.rightEyeOuter), inner: at(landmarks.rightEyeInner) };
  const left = { outer: at(landmarks.leftEyeOuter), inner: at(landmarks.leftEyeInner) };
  const ofRight = { ...right, eye: patch.at(head.rightEye), edge: at(landmarks.rightTemple) };
  const ofLeft = { ...left, eye: patch.at(head.leftEye), edge: at(landmarks.leftTemple) };
  const [one, other] = [ofRight, ofLeft].map((side) => barsOfSide(patch, side, noseX)) as [
    ReturnType<typeof barsOfSide>,
    ReturnType<typeof barsOfSide>,
  ];
  const { bridgeBar, rimBar, sideBar, padBar } = thresholds;
  const sign = (value: number, limit: { sure: number }): number => Math.min(mostOfSign, value / limit.sure);
  return (
    sign(bridge, bridgeBar) +
    sign(Math.min(one.rim, other.rim), rimBar) +
    sign(Math.min(one.side, other.side), sideBar) +
    sign(Math.min(one.pad, other.pad), padBar)
  );
}
