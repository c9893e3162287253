import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { headRuleMm } from "../../catalogue/templates/checks/check-template";
import type { TemplateRecord } from "../../catalogue/templates/template-file";
import { roundMm, toMm } from "../../contract/document/units";
import type { DrawingFrame } from "../../drawing/drawing-frame";
import { drawPhotoAlone } from "./sample-image";

/** What a document's file says, as the drawing wants it. */
export function frameOfRecord(record: TemplateRecord): DrawingFrame {
  const heightMm = toMm(record.height, record.unit, record.dpi);
  return {
    widthMm: roundMm(toMm(record.width, record.unit, record.dpi)),
    heightMm: roundMm(heightMm),
    headMm: headRuleMm(record.head, heightMm),
    crown: record.head?.crown ?? "skull",
    eyeLineMm: record.eyeLine,
    topMarginMm: record.topMargin,
    background: record.background.colours[0]!,
  };
}

/**
 * A sample image of every document, as `<urlPath>.svg`: 10 kB each, 2 kB on the wire, some milliseconds to draw, so they
 * are made by the build and not kept.
 * @returns how many were written
 */
export function writeDocumentSamples(records: readonly TemplateRecord[], dir: string): number {
  mkdirSync(dir, { recursive: true });
  for (const record of records) {
    writeFileSync(join(dir, `${record.urlPath}.svg`), drawPhotoAlone(frameOfRecord(record), record.urlPath));
  }
  return records.length;
}
