import type { DrawingFrame, LengthBand } from "./drawing-frame";

/** ICAO Doc 9303, part 3: the face takes 70 to 80 % of the photo's height. */
const usualHeadRatio: LengthBand = { min: 0.7, max: 0.8 };
/** Of the height that the head leaves free: how much lies above it, and how little or much may. */
const shareAbove = { usual: 0.4, min: 0.12, max: 0.8 };
/** Steps through the head's band, from its middle outwards. */
const bandSteps = Array.from({ length: 21 }, (_, i) => (i % 2 ? 1 : -1) * Math.ceil(i / 2) * 0.05);

/** Proportions of the person who is drawn, as parts of the skull's height (crown to chin). */
export interface HeadProportions {
  eyesAboveChinRatio: number;
  /** Top of the hair above the skull. */
  hairAboveSkullRatio: number;
}

/** What the engine's head model gives an average face; flat hair. */
export const averageHead: HeadProportions = { eyesAboveChinRatio: 0.53, hairAboveSkullRatio: 0.05 };

/** Where a head sits that meets every band as well as it can; millimetres below the upper edge. */
export interface HeadPlace {
  headMm: LengthBand;
  isRuleKnown: boolean;
  /** The top that the rule means: skull or hair. */
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
 * The only place that decides where a drawn head sits: top margin first, then the eyes, else a usual share above. The
 * head's height starts at the middle of its band and moves off it until the eyes lie in their band too.
 */
export function placeHead(frame: DrawingFrame, person: HeadProportions = averageHead): HeadPlace {
  const headMm = frame.headMm ?? {
    min: frame.heightMm * usualHeadRatio.min,
    max: frame.heightMm * usualHeadRatio.max,
  };
  const places = bandSteps.map((step) =>
    placeAt(frame, person, headMm, middle(headMm) + step * (headMm.max - headMm.min)),
  );
  const meetsAll = ({ crownMm, eyesMm }: HeadPlace) =>
    isWithin(crownMm, frame.topMarginMm) && isWithin(frame.heightMm - eyesMm, frame.eyeLineMm);
  return places.find(meetsAll) ?? places[0]!;
}

function placeAt(
  frame: DrawingFrame,
  person: HeadProportions,
  headMm: LengthBand,
  heightMm: number,
): HeadPlace {
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
