import type { PhotoOutcome } from "../../photo/core/photo-outcome";
import type { Card } from "./card";

type AcceptedOutcome = Extract<PhotoOutcome, { accepted: true }>;

/** Where the files of a card are: on the server, or in the browser's memory. */
export interface CardFiles {
  digital: { fileName: string; url: string };
  printout: { fileName: string; url: string; pdfUrl: string };
  preview: { fileName: string; url: string };
  cropSource: { fileName: string; url: string };
}

/**
 * Converts an accepted photo to the API's `Card`.
 * @param ofServer what photos made in a browser lack
 */
export function cardOf(
  outcome: AcceptedOutcome,
  files: CardFiles,
  ofServer: Pick<Card, "document" | "outcomeCode"> = {},
): Card {
  const {
    digital,
    captionHeightPx,
    printout,
    printoutEdits,
    face,
    result,
    checks,
    edits,
    policyConflict,
    grade,
  } = outcome;
  const { image: _, ...cropSource } = outcome.cropSource;
  const { widthPx, heightPx, dpi, paper, isEnlargedByShop, rows, columns, copies, otherDocument } = printout;
  return {
    digital: {
      ...files.digital,
      widthPx: digital.widthPx,
      heightPx: digital.heightPx,
      dpi: digital.dpi,
      bytes: digital.bytes.length,
      format: "jpeg",
      ...(captionHeightPx !== undefined && { captionHeightPx }),
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
      ...(otherDocument && { otherDocument }),
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
    ...ofServer,
  };
}
