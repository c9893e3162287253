import type { DrawingFrame } from "../../../drawing/drawing-frame";
import type { PhotoSize } from "../../units/photo-sizes";

/** A photo with only a known size. */
export const sizeFrame = ({ widthMm, heightMm }: Pick<PhotoSize, "widthMm" | "heightMm">): DrawingFrame => ({
  widthMm,
  heightMm,
  headMm: null,
  crown: "skull",
  eyeLineMm: null,
  topMarginMm: null,
  background: "#ffffff",
});
