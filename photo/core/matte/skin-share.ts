import { eyeMiddle, type HeadGeometry } from "./coverage";
import type { Picture } from "./picture";
import { distanceTo } from "./plane";

/** Radius of the neighbourhood, in head heights. */
const reach = 0.06;
/** Maximum distance from the cheeks' colour, in standard deviations. */
const tolerance = 2.5;

/**
 * Share of skin in the person's rim near each pixel, 0..1: ears, cheeks, necks and bald heads have crisp edges, where
 * a wide unknown band would only include the wall. Skin is what has the colour of this person's cheeks. `face` in
 * pixels of the picture; `coverage` per pixel.
 */
export function skinShare(
  picture: Picture,
  coverage: Float32Array,
  face: HeadGeometry,
  headPx: number,
): Float32Array {
  const { widthPx, heightPx, rgb } = picture;
  const cheeks = cheekColours(picture, face, headPx);
  const inside = distanceTo({ widthPx, heightPx, values: coverage }, { from: 0, below: 0.5 });
  const count = coverage.length;
  const rim = new Float32Array(count);
  const skin = new Float32Array(count);
  for (let i = 0; i < count; i++) {
    // The outermost pixels are mixtures; pixels deeper than the radius are not rim.
    if (inside[i]! < 2 || inside[i]! > reach * headPx) continue;
    rim[i] = 1;
    let distance = 0;
    for (let c = 0; c < 3; c++)
      distance += ((feature(rgb, i, c) - cheeks.mean[c]!) / cheeks.deviation[c]!) ** 2;
    if (distance < tolerance ** 2) skin[i] = 1;
  }
  const radius = Math.max(1, Math.round(reach * headPx));
  const rims = boxSum(rim, widthPx, heightPx, radius);
  const skins = boxSum(skin, widthPx, heightPx, radius);
  for (let i = 0; i < count; i++) skins[i] = rims[i]! > 0 ? skins[i]! / rims[i]! : 0;
  return skins;
}

/** Lightness and two colour ratios: shade changes the first, hair and wall the others. */
function feature(rgb: Float32Array, i: number, c: number): number {
  const r = rgb[i * 3]!;
  const g = rgb[i * 3 + 1]!;
  const b = rgb[i * 3 + 2]!;
  const sum = r + g + b + 0.05;
  return c === 0 ? sum / 3 : c === 1 ? r / sum : b / sum;
}

/** Mean and deviation over cheeks and lower face: an ellipse between eyes and chin. */
function cheekColours(picture: Picture, face: HeadGeometry, headPx: number) {
  const [eyeX, eyeY] = eyeMiddle(face);
  const middleX = (eyeX + face.chin[0]) / 2;
  const middleY = eyeY + 0.35 * (face.chin[1] - eyeY);
  const sum = [0, 0, 0];
  const squares = [0, 0, 0];
  let n = 0;
  const reachX = 0.24 * headPx;
  const reachY = 0.1 * headPx;
  for (
    let y = Math.max(0, Math.ceil(middleY - reachY));
    y < Math.min(picture.heightPx, middleY + reachY);
    y++
  ) {
    for (
      let x = Math.max(0, Math.ceil(middleX - reachX));
      x < Math.min(picture.widthPx, middleX + reachX);
      x++
    ) {
      n++;
      for (let c = 0; c < 3; c++) {
        const value = feature(picture.rgb, y * picture.widthPx + x, c);
        sum[c] = sum[c]! + value;
        squares[c] = squares[c]! + value * value;
      }
    }
  }
  const mean = sum.map((value) => value / Math.max(1, n));
  // Rims of faces are darker than cheeks: lightness may deviate more than the colour ratios.
  const least = [0.1, 0.015, 0.015];
  const deviation = squares.map((value, c) =>
    Math.max(least[c]!, Math.sqrt(Math.max(0, value / Math.max(1, n) - mean[c]! ** 2))),
  );
  return { mean, deviation };
}

function boxSum(values: Float32Array, width: number, height: number, radius: number): Float32Array {
  const rows = new Float32Array(values.length);
  const out = new Float32Array(values.length);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let sum = 0;
    for (let x = 0; x < Math.min(radius, width); x++) sum += values[row + x]!;
    for (let x = 0; x < width; x++) {
      if (x + radius < width) sum += values[row + x + radius]!;
      if (x - radius - 1 >= 0) sum -= values[row + x - radius - 1]!;
      rows[row + x] = sum;
    }
  }
  for (let x = 0; x < width; x++) {
    let sum = 0;
    for (let y = 0; y < Math.min(radius, height); y++) sum += rows[y * width + x]!;
    for (let y = 0; y < height; y++) {
      if (y + radius < height) sum += rows[(y + radius) * width + x]!;
      if (y - radius - 1 >= 0) sum -= rows[(y - radius - 1) * width + x]!;
      out[y * width + x] = sum;
    }
  }
  return out;
}
