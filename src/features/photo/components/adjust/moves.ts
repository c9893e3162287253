import type { IconName } from "../../../../components/ui/icon-paths";
import type { Move } from "../../adjust/placement";

/** Small enough for a tolerance of one millimetre, large enough to be visible. */
const stepMm = 0.5;
const stepScale = 1.02;
const stepDeg = 0.5;

/** One step of a button or key. Left and right refer to the picture, in every language. */
export const moves = [
  { id: "up", icon: "arrowUp", label: "adjust.up", keys: ["ArrowUp"], move: { dyMm: -stepMm } },
  { id: "down", icon: "arrowDown", label: "adjust.down", keys: ["ArrowDown"], move: { dyMm: stepMm } },
  { id: "left", icon: "arrowLeft", label: "adjust.left", keys: ["ArrowLeft"], move: { dxMm: -stepMm } },
  { id: "right", icon: "arrowRight", label: "adjust.right", keys: ["ArrowRight"], move: { dxMm: stepMm } },
  { id: "larger", icon: "plus", label: "adjust.larger", keys: ["+", "="], move: { scale: stepScale } },
  { id: "smaller", icon: "minus", label: "adjust.smaller", keys: ["-"], move: { scale: 1 / stepScale } },
  { id: "turnLeft", icon: "turnLeft", label: "adjust.turnLeft", keys: ["["], move: { rotateDeg: -stepDeg } },
  {
    id: "turnRight",
    icon: "turnRight",
    label: "adjust.turnRight",
    keys: ["]"],
    move: { rotateDeg: stepDeg },
  },
] as const satisfies readonly { icon: IconName; move: Move; [key: string]: unknown }[];

export const moveOfKey = (pressed: string): Move | null =>
  moves.find(({ keys }) => (keys as readonly string[]).includes(pressed))?.move ?? null;
