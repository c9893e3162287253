import type { PhotoOutcome } from "../../photo/core/photo-outcome";
import type { Card } from "./card";

type AcceptedOutcome = Extract<PhotoOutcome, { accepted: true }>;

/** Where the files of a card are: on the server, or in a browser's memory. */
export interface CardFiles {
  digital: { fileName: string; url: string };
  printout: { fileName: string; url: string; pdfUrl: string };
  preview: { fileName: string; url: string };
  cropSource: { fileName: string; url: string };
}

/**
 * An accepted photo as the API answers it.
 * @param outcomeCode signed by the server: a photo that was made in a browser has none
 */
export function cardOf(outcome: AcceptedOutcome, files: CardFiles, outcomeCode?: string): Card {
  const { digital, printout, printoutEdits, face, result, checks, edits, policyConflict, grade } = outcome;
  const { image: _, ...cropSource } = outcome.cropSource;
  const { widthPx, heightPx, dpi, paper, isEnlargedByShop, rows, columns, copies, second } = printout;
  return {
    digital: {
      ...files.digital,
      widthPx: digital.widthPx,
      heightPx: digital.heightPx,
      dpi: digital.dpi,
      bytes: digital.bytes.length,
      format: "jpeg",
    },
    printout: {
      ...files.printout,
      widthPx,
      heightPx,
      dpi,
      paper,
      ...(isEnlargedByShop && { isEnlargedByShop: true as const }),
      rows,
      columns,
      copies,
      ...(second && { otherDocument: second }),
    },
    preview: files.preview,
    cropSource: { ...files.cropSource, ...cropSource },
    face,
    result,
    checks,
    edits,
    ...(printoutEdits && { printoutEdits }),
    policyConflict,
    grade,
    accepted: true,
    ...(outcomeCode && { outcomeCode }),
  };
}
