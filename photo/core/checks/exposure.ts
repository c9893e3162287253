import { luminance } from "../colour";
import type { FacePatch } from "../face/face-patch";
import type { Check } from "../types";
import { judge } from "./judge";
import { thresholds } from "./thresholds";

const highlightShare = 0.02;

/**
 * The face is neither burnt out (share at the upper end, mean) nor lost in the dark. Darkness is judged by the
 * brightest pixels of face and surroundings, not by the face's mean, which is the skin's own.
 */
export function checkExposure({ pixels, inFace }: FacePatch): Check {
  const lights: number[] = [];
  const around: number[] = [];
  for (let i = 0; i < inFace.length; i++) {
    const [red, green, blue] = [pixels[3 * i]!, pixels[3 * i + 1]!, pixels[3 * i + 2]!];
    const light = 100 * luminance(Math.round(red), Math.round(green), Math.round(blue));
    around.push(light);
    if (inFace[i]) lights.push(light);
  }
  around.sort((a, b) => b - a);
  lights.sort((a, b) => b - a);
  const clipped = lights.findIndex((light) => light <= (100 * 247) / 255);
  const clippedPercent = (100 * (clipped < 0 ? lights.length : clipped)) / lights.length;
  const mean = lights.reduce((sum, light) => sum + light, 0) / lights.length;
  const highlight = around[Math.floor(highlightShare * around.length)] ?? 0;
  const checks = [
    judge("exposure", "tooBright", clippedPercent, thresholds.clippedPercent),
    judge("exposure", "tooBright", mean, thresholds.faceLightPercent),
    judge("exposure", "tooDark", highlight, thresholds.highlightPercent),
  ];
  return checks.find(({ verdict }) => verdict !== "pass") ?? checks[1]!;
}
