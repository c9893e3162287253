import type { ShownUnit } from "../../../../../drawing/format-length";
import type { LengthStyle } from "../../../../../locales/write-number";
import type { IconName } from "../../../../components/ui/icon-paths";
import { type Move, stepScale } from "../../adjust/placement";

const stepDeg = 0.5;

/** Round steps in each unit: small enough for a tolerance of one millimetre, large enough to be visible. */
const printSteps = {
  mm: { move: 0.5, line: 0.25, largeLine: 1 },
  inch: { move: 0.02, line: 0.01, largeLine: 0.05 },
} as const;

const pixelSteps = [50, 20, 10, 5, 2, 1];
const pixelStep = (wanted: number): number => pixelSteps.find((px) => px <= wanted) ?? 1;

const stepsIn = (style: LengthStyle, height: number) =>
  style === "px"
    ? { move: pixelStep(height / 100), line: pixelStep(height / 200), largeLine: pixelStep(height / 50) }
    : printSteps[style === "mm" ? "mm" : "inch"];

/** The steps of buttons and keys in millimetres, each a round number in the shown unit. */
export function stepsMm({ style, perMm }: ShownUnit, heightMm: number) {
  const { move, line, largeLine } = stepsIn(style, heightMm * perMm);
  return { move: move / perMm, line: line / perMm, largeLine: largeLine / perMm };
}

/**
 * One step of each button or key. Left and right refer to the picture, in every language.
 * @param stepMm of the movements
 */
export const movesBy = (stepMm: number) =>
  [
    { id: "up", icon: "arrowUp", label: "adjust.up", keys: ["ArrowUp"], move: { dyMm: -stepMm } },
    { id: "down", icon: "arrowDown", label: "adjust.down", keys: ["ArrowDown"], move: { dyMm: stepMm } },
    { id: "left", icon: "arrowLeft", label: "adjust.left", keys: ["ArrowLeft"], move: { dxMm: -stepMm } },
    { id: "right", icon: "arrowRight", label: "adjust.right", keys: ["ArrowRight"], move: { dxMm: stepMm } },
    { id: "larger", icon: "plus", label: "adjust.larger", keys: ["+", "="], move: { scale: stepScale } },
    { id: "smaller", icon: "minus", label: "adjust.smaller", keys: ["-"], move: { scale: 1 / stepScale } },
    {
      id: "turnLeft",
      icon: "turnLeft",
      label: "adjust.turnLeft",
      keys: ["["],
      move: { rotateDeg: -stepDeg },
    },
    {
      id: "turnRight",
      icon: "turnRight",
      label: "adjust.turnRight",
      keys: ["]"],
      move: { rotateDeg: stepDeg },
    },
  ] as const satisfies readonly { icon: IconName; move: Move; [key: string]: unknown }[];

export const moveOfKey = (pressed: string, stepMm: number): Move | null =>
  movesBy(stepMm).find(({ keys }) => (keys as readonly string[]).includes(pressed))?.move ?? null;
