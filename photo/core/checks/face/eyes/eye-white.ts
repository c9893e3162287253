import { type FacePatch, patchEdgePx, patchEyeDistancePx } from "../../../face/face-patch";
import { eyePoints } from "../../../face/landmarks";
import type { FaceMesh } from "../../../face/mesh";
import { type EyePoints, eyeInPatch } from "./eye-in-patch";

const limits = {
  /** Of an eye: how far to each side of its middle, in its widths, and above and below, in distances of the eyes. */
  aside: 0.33,
  upDown: 0.1,
  /** The skin below it: how far aside, in its widths, and how far down, in distances of the eyes. */
  skinAside: [-0.3, -0.15, 0, 0.15, 0.3],
  skinDown: [0.28, 0.34, 0.4],
  /** What has less of the skin's light is a lash, the pupil or a shadow, the colour of which is noise. */
  leastLight: 0.3,
  /** The white is a small part of what is looked at. */
  share: 0.9,
  /** Skin that is hardly redder than grey has nothing to lose: black and white, coloured light, overexposed. */
  leastRedness: 0.12,
} as const;

/** Grey levels added to both, so that noise in the dark has no colour. */
const noise = 3;

interface Seen {
  light: number;
  /** Logarithm of red over green: shadows do not change it. */
  redness: number;
}

/** The mean of three by three pixels. */
function seenAt({ pixels, edgePx }: FacePatch, x: number, y: number): Seen {
  const inside = (value: number): number => Math.max(0, Math.min(edgePx - 1, value));
  const sums: [number, number, number] = [0, 0, 0];
  for (let v = y - 1; v <= y + 1; v++) {
    for (let u = x - 1; u <= x + 1; u++) {
      const at = 3 * (inside(v) * edgePx + inside(u));
      for (let c = 0; c < 3; c++) sums[c]! += pixels[at + c]! / 9;
    }
  }
  const [red, green, blue] = sums;
  return {
    light: 0.3 * red + 0.6 * green + 0.1 * blue,
    redness: Math.log((red + noise) / (green + noise)),
  };
}

const quantile = (values: number[], share: number): number =>
  values.sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))] ?? 0;

/** Redness of the skin below one eye, and how much of it the least red part of the eye has lost. */
function lossIn(patch: FacePatch, mesh: FaceMesh, points: EyePoints) {
  const unit = (patchEyeDistancePx * patch.edgePx) / patchEdgePx;
  const [one, other, upper, lower] = eyeInPatch(patch, mesh, points);
  const width = Math.abs(other[0] - one[0]);
  const [x, y] = [(one[0] + other[0]) / 2, (upper[1] + lower[1]) / 2];
  const skin = limits.skinAside.flatMap((aside) =>
    limits.skinDown.map((down) => seenAt(patch, Math.floor(x + aside * width), Math.floor(y + down * unit))),
  );
  const light = quantile(
    skin.map((seen) => seen.light),
    0.5,
  );
  const redness = quantile(
    skin.map((seen) => seen.redness),
    0.5,
  );
  const losses: number[] = [];
  for (let v = Math.floor(y - limits.upDown * unit); v <= Math.floor(y + limits.upDown * unit); v++) {
    for (let u = Math.floor(x - limits.aside * width); u <= Math.floor(x + limits.aside * width); u++) {
      const seen = seenAt(patch, u, v);
      if (seen.light > limits.leastLight * light) losses.push(redness - seen.redness);
    }
  }
  return { redness, loss: quantile(losses, limits.share) };
}

/**
 * An open eye shows its white, which has lost the redness of skin; a lid has not.
 *
 * @returns the share of the skin's redness that is lost in the eyes, the mean of both: about 1 for white; null where skin has no redness
 */
export function eyeWhite(patch: FacePatch, mesh: FaceMesh): number | null {
  const right = lossIn(patch, mesh, eyePoints.right);
  const left = lossIn(patch, mesh, eyePoints.left);
  const redness = (right.redness + left.redness) / 2;
  return redness < limits.leastRedness ? null : (right.loss + left.loss) / 2 / redness;
}
