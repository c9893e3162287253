import type { PaperName } from "../types";
import { fitting, lowerMarginMm } from "./fill-paper";
import { type Paper, papers } from "./papers";
import type { SizeMm } from "./sheet-layout";

/** Photos of one size on a mixed sheet; without `copies` as many as are fair and fit. */
export interface SheetShare extends SizeMm {
  copies?: number | undefined;
}

/** One side of the paper, and what stays free at its two ends. */
export interface PaperSide {
  lengthMm: number;
  firstMm: number;
  lastMm: number;
}

/** Strips side by side, each with photos of this size alone: a cut goes straight along every strip. */
export interface Strips {
  turned: boolean;
  /** Of one photo, in the direction of its strip and across it. */
  alongMm: number;
  acrossMm: number;
  perStrip: number;
  count: number;
  copies: number;
}

/** One way to share a sheet between two sizes. */
export interface MixedPlan {
  /** The strips stand as columns, because more fits so; else they lie as rows. */
  areColumns: boolean;
  along: PaperSide;
  across: PaperSide;
  own: Strips;
  other: Strips;
}

const freeMm = ({ lengthMm, firstMm, lastMm }: PaperSide) => lengthMm - firstMm - lastMm;

const either = [false, true];

/** All that hold at least one of each: rows before columns, upright before turned. */
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

/** What a strip of this size holds, how many strips a space takes at most, and what so many hold. */
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
