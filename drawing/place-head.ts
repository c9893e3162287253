import { usualHeadShare } from "../photo/core/crop/head-share";
import type { DrawingFrame, LengthBand } from "./drawing-frame";

/** As shares of the free height: usual, minimum and maximum space above the head. */
const shareAbove = { usual: 0.4, min: 0.12, max: 0.8 };
/** Steps through the head band, starting from its middle. */
const bandSteps = Array.from({ length: 21 }, (_, i) => (i % 2 ? 1 : -1) * Math.ceil(i / 2) * 0.05);

/** Proportions of the drawn person, relative to the skull's height (crown to chin). */
export interface HeadProportions {
  eyesAboveChinRatio: number;
  /** Height of the hair above the skull. */
  hairAboveSkullRatio: number;
}

/** An average face of the engine's head model, with flat hair. */
export const averageHead: HeadProportions = { eyesAboveChinRatio: 0.53, hairAboveSkullRatio: 0.05 };

/** Position of a head that satisfies the bands as well as possible, in millimetres from the upper edge. */
export interface HeadPlacement {
  headMm: LengthBand;
  isRuleKnown: boolean;
  /** The top as the rule defines it: skull or hair. */
  crownMm: number;
  chinMm: number;
  eyesMm: number;
  /** Top and height of the skull without hair, for the portrait. */
  skullTopMm: number;
  skullHeightMm: number;
}

const middle = (band: LengthBand): number => (band.min + band.max) / 2;
const isWithin = (value: number, band: LengthBand | null): boolean =>
  band === null || (value >= band.min && value <= band.max);

/**
 * Places a drawn head; the only function that does so: by the top margin, else by the eyes, else with the usual space
 * above. The head's height starts at the middle of its band and changes until the eyes are in their band too.
 */
export function placeHead(frame: DrawingFrame, person: HeadProportions = averageHead): HeadPlacement {
  const usual = usualHeadShare(frame);
  const headMm = frame.headMm ?? {
    min: frame.heightMm * usual.min,
    max: frame.heightMm * usual.max,
  };
  const places = bandSteps.map((step) =>
    placeAt(frame, person, headMm, middle(headMm) + step * (headMm.max - headMm.min)),
  );
  const meetsAll = ({ crownMm, eyesMm }: HeadPlacement) =>
    isWithin(crownMm, frame.topMarginMm) && isWithin(frame.heightMm - eyesMm, frame.eyeLineMm);
  return places.find(meetsAll) ?? places[0]!;
}

function placeAt(
  frame: DrawingFrame,
  person: HeadProportions,
  headMm: LengthBand,
  heightMm: number,
): HeadPlacement {
  const { topMarginMm, eyeLineMm } = frame;
  const skullHeightMm = frame.crown === "hair" ? heightMm / (1 + person.hairAboveSkullRatio) : heightMm;
  const eyesAboveChinMm = skullHeightMm * person.eyesAboveChinRatio;
  const spareMm = frame.heightMm - heightMm;
  let wantedMm = spareMm * shareAbove.usual;
  if (topMarginMm) wantedMm = middle(topMarginMm);
  else if (eyeLineMm) wantedMm = frame.heightMm - middle(eyeLineMm) + eyesAboveChinMm - heightMm;
  const crownMm = Math.min(Math.max(wantedMm, spareMm * shareAbove.min), spareMm * shareAbove.max);
  const chinMm = crownMm + heightMm;
  return {
    headMm,
    isRuleKnown: frame.headMm !== null,
    crownMm,
    chinMm,
    eyesMm: chinMm - eyesAboveChinMm,
    skullTopMm: chinMm - skullHeightMm,
    skullHeightMm,
  };
}
