import { gradeOf } from "../core/checks/grade";
import type { Result } from "../core/result";
import type { BackgroundChoice, GridSize, PhotoRequest, PhotoRule, SecondOnSheet } from "../core/types";
import type { DocumentRequest, FramedDocument } from "./subjects";

/** A colour that this document does not know is no choice for it. */
const backgroundFor = (choice: BackgroundChoice, { backgrounds }: PhotoRule): BackgroundChoice =>
  choice.startsWith("#") && !backgrounds.includes(choice.toLowerCase()) ? "auto" : choice;

/**
 * What is asked of the photo for the second document of a sheet, drawn from the picture itself: another head height,
 * background and number of pixels are another photo. What was said of the person holds for both documents; where the frame was
 * moved by hand is a matter of the first one alone.
 */
export function secondRequest(request: PhotoRequest): DocumentRequest | null {
  const { image, secondDocument, background, adjust, answers } = request;
  if (!secondDocument) return null;
  const { rule } = secondDocument;
  const lines = adjust?.lines && { scale: 1, dxMm: 0, dyMm: 0, rotateDeg: 0, lines: adjust.lines };
  return { image, rule, background: backgroundFor(background, rule), adjust: lines, answers };
}

const noRoom: GridSize = { rows: 0, columns: 0, copies: 0 };

/** Where the picture does not meet the second document's rules, the checks say why. */
export const secondOnSheet = (
  { urlPath }: PhotoRule,
  drawn: Result<FramedDocument>,
  { rows, columns, copies }: GridSize = noRoom,
): SecondOnSheet => {
  const { checks } = drawn.ok ? drawn.value : drawn.reason;
  return { urlPath, rows, columns, copies, grade: drawn.ok ? gradeOf(checks) : null, checks };
};
