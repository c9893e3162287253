import { gradeOf } from "../core/checks/grade";
import type { Result } from "../core/result";
import type { BackgroundChoice, GridSize, OtherOnSheet, PhotoRequest, PhotoRule } from "../core/types";
import type { DocumentRequest, FramedDocument } from "./subjects";

/** Ignores a colour that this document does not allow. */
const backgroundFor = (choice: BackgroundChoice, { backgrounds }: PhotoRule): BackgroundChoice =>
  choice.startsWith("#") && !backgrounds.includes(choice.toLowerCase()) ? "auto" : choice;

/**
 * The request for the other document of a sheet, drawn from the source picture, since its head height, background
 * and size differ. Answers about the person apply to both documents; a manual adjustment only to the first.
 */
export function otherRequest(request: PhotoRequest): DocumentRequest | null {
  const { image, otherDocument, background, adjust, answers } = request;
  if (!otherDocument) return null;
  const { rule } = otherDocument;
  const lines = adjust?.lines && { scale: 1, dxMm: 0, dyMm: 0, rotateDeg: 0, lines: adjust.lines };
  return { image, rule, background: backgroundFor(background, rule), adjust: lines, answers };
}

const noRoom: GridSize = { rows: 0, columns: 0, copies: 0 };

/** If the photo does not meet the other document's rules, its checks say why. */
export function otherOnSheet(
  { urlPath }: PhotoRule,
  drawn: Result<FramedDocument>,
  { rows, columns, copies }: GridSize = noRoom,
): OtherOnSheet {
  const { checks } = drawn.ok ? drawn.value : drawn.reason;
  return { urlPath, rows, columns, copies, grade: drawn.ok ? gradeOf(checks) : null, checks };
}
