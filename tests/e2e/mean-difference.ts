import { expect } from "@playwright/test";
import sharp from "sharp";

/** How far two pictures of one size are apart, in grey levels, over all samples. */
export async function meanDifference(a: Buffer, b: Buffer): Promise<number> {
  const [left, right] = await Promise.all([a, b].map((bytes) => sharp(bytes).raw().toBuffer()));
  expect(left!.length).toBe(right!.length);
  let sum = 0;
  for (const [i, sample] of left!.entries()) sum += Math.abs(sample - right![i]!);
  return sum / left!.length;
}
