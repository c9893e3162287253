import type { Template } from "../../../../../../contract/document/template";
import { copyBounds } from "../../../../../../photo/core/request-limits";
import { holdsBoth, layOutMixedSheet } from "../../../../../../photo/core/sheet/mixed-sheet";
import type { SizeMm } from "../../../../../../photo/core/sheet/sheet-layout";
import type { PaperName } from "../../../../../../photo/core/types";
import { printSizeOf } from "../../../documents/wanted-sheet";

/** Why a document cannot be on the same sheet as the chosen one; null if it can. */
export function mixedFault(paper: PaperName, own: SizeMm, other: Template): "noPrint" | "tooLarge" | null {
  if (!other.printable || other.takenBy === "live") return "noPrint";
  return holdsBoth(paper, own, printSizeOf(other)) ? null : "tooLarge";
}

/** Maximum copies of each: of the first with one of the other, and of the other with those of the first. */
export function mostOnMixedSheet(paper: PaperName, own: SizeMm, other: Template, ownCopies?: number) {
  const all = copyBounds.max;
  const ownSize = { widthMm: own.widthMm, heightMm: own.heightMm };
  const otherSize = printSizeOf(other);
  return {
    own: layOutMixedSheet(paper, { ...ownSize, copies: all }, otherSize).copies,
    other: layOutMixedSheet(paper, { ...ownSize, copies: ownCopies }, { ...otherSize, copies: all }).other!
      .copies,
  };
}
