import type { PaperName } from "../types";
import { fitting, lowerMarginMm } from "./fill-paper";
import { type Paper, papers } from "./papers";
import type { SizeMm } from "./sheet-layout";

/** Photos of one size on a mixed sheet; without `copies` a fair share. */
export interface SheetShare extends SizeMm {
  copies?: number | undefined;
}

/** A side of the paper, and the free space at its ends. */
export interface PaperSide {
  lengthMm: number;
  firstMm: number;
  lastMm: number;
}

/** Adjacent strips with photos of this size only, so that each strip is cut straight. */
export interface Strips {
  turned: boolean;
  /** Size of a photo along its strip and across it. */
  alongMm: number;
  acrossMm: number;
  perStrip: number;
  count: number;
  copies: number;
}

/** One way to divide a sheet between two sizes. */
export interface MixedPlan {
  /** The strips are columns, which holds more; otherwise they are rows. */
  areColumns: boolean;
  along: PaperSide;
  across: PaperSide;
  own: Strips;
  other: Strips;
}

const freeMm = ({ lengthMm, firstMm, lastMm }: PaperSide) => lengthMm - firstMm - lastMm;

const either = [false, true];

/** All plans with at least one of each: rows before columns, upright before rotated. */
export function mixedPlans(paper: PaperName, own: SheetShare, other: SheetShare): MixedPlan[] {
  return either.flatMap((areColumns) =>
    either.flatMap((isOwnTurned) =>
      either.flatMap((isOtherTurned) => {
        const { along, across } = sidesOf(papers[paper], areColumns);
        const { gapMm } = papers[paper];
        const spaceMm = freeMm(across);
        const ownStrips = stripsOf(own, { turned: isOwnTurned, areColumns }, freeMm(along), gapMm);
        const otherStrips = stripsOf(other, { turned: isOtherTurned, areColumns }, freeMm(along), gapMm);
        return Array.from({ length: ownStrips.most(spaceMm) }, (_, index) => {
          const count = index + 1;
          const mine = ownStrips.filled(count);
          const restMm = spaceMm - count * (mine.acrossMm + gapMm);
          return {
            areColumns,
            along,
            across,
            own: mine,
            other: otherStrips.filled(otherStrips.most(restMm)),
          };
        }).filter((plan) => plan.own.copies > 0 && plan.other.copies > 0);
      }),
    ),
  );
}

function sidesOf(
  { widthMm, heightMm, marginMm }: Paper,
  areColumns: boolean,
): { along: PaperSide; across: PaperSide } {
  const width = { lengthMm: widthMm, firstMm: marginMm, lastMm: marginMm };
  const height = { lengthMm: heightMm, firstMm: marginMm, lastMm: lowerMarginMm(marginMm) };
  return areColumns ? { along: height, across: width } : { along: width, across: height };
}

/** Capacity of a strip of this size, the maximum number of strips, and the capacity of a number of strips. */
function stripsOf(
  share: SheetShare,
  { turned, areColumns }: { turned: boolean; areColumns: boolean },
  lengthMm: number,
  gapMm: number,
) {
  const isWidthAlong = areColumns === turned;
  const [alongMm, acrossMm] = isWidthAlong
    ? [share.widthMm, share.heightMm]
    : [share.heightMm, share.widthMm];
  const wanted = Math.max(1, share.copies ?? Number.POSITIVE_INFINITY);
  const perStrip = fitting(lengthMm, alongMm, gapMm);
  const most = (spaceMm: number) => Math.min(fitting(spaceMm, acrossMm, gapMm), Math.ceil(wanted / perStrip));
  const filled = (count: number): Strips => {
    return { turned, alongMm, acrossMm, perStrip, count, copies: Math.min(count * perStrip, wanted) };
  };
  return { most, filled };
}
