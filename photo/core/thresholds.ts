import type { CheckUnit } from "./findings";
import { mostUpscaling, onMarkedHeads } from "./measurement-errors";
import type { Band } from "./types";

/** Beyond `warn` the visitor is told, beyond `fail` the photo is refused. Open ends are left out. */
export interface Threshold {
  unit: CheckUnit;
  warn?: Partial<Band>;
  fail?: Partial<Band>;
  /**
   * Error of the measure: by how much changes that nobody sees move it (95 % of them, `docs/measurements/checks.md`). What may pass within it is not
   * refused.
   */
  error?: number;
  /** Beyond it something is there, for signs that are no fault by themselves. */
  sure?: number;
  source: string;
}

const ofiq = "BSI-OFIQ/OFIQ-Project, ISO/IEC 29794-5:2025";

/**
 * Every number that decides about a photo. `fail` is for facts and for measures that lie where nobody would take the photo;
 * in between is `warn`, because published measures of light, blur and colour drift with skin tone (OFIQ #93). Where the source gives a score, the raw value at its half way point is taken;
 * "seen" means set on our own labelled photographs (`npm run eval`).
 */
export const thresholds = {
  aspectRatio: {
    unit: "ratio",
    fail: { min: 0.5, max: 2 },
    source: "product specification, photo rules",
  },
  /** Height of another face over the main one's. */
  otherFaceRatio: {
    unit: "ratio",
    fail: { max: 0.2 },
    source: "below a fifth it is somebody far behind: design of the engine",
  },
  /** Pixels between the eyes of the upload. */
  eyeDistancePx: {
    unit: "px",
    warn: { min: 90 },
    fail: { min: 45 },
    source: "ICAO Doc 9303: at least 90 px; below half of it no feature can be told",
  },
  /** Output pixels per source pixel. */
  upscaling: {
    unit: "ratio",
    warn: { max: 1.05 },
    fail: { max: mostUpscaling },
    source: "abox.tools id-photo: severe when the source has less than 0.6 of the output's pixels",
  },
  /** From where an iris would look at the camera, in half widths of the eye; of both eyes the smaller. */
  gazeOffset: {
    unit: "ratio",
    warn: { min: -0.31, max: 0.31 },
    source:
      "seen: 155 decent portraits with eyes on the camera have a deviation of 0.051 and reach 0.18, a turned head 0.29, a statue 0.301; looks to the side drawn on the lightest skin 0.327",
  },
  yawDeg: {
    unit: "deg",
    warn: { min: -17.5, max: 17.5 },
    fail: { min: -20, max: 20 },
    error: 0.43,
    source:
      "ISO/IEC 19794-5: 5 degrees; the limit is 3.4 times the spread of 5.2 of people who were not called turned; of 157 portraits that nobody called turned one exceeds 15.8 (18.6); officials took 14, heads turned away start at 18.5 (seen)",
  },
  /** Positive: chin up. Relative to the median of frontal portraits. */
  pitchDeg: {
    unit: "deg",
    warn: { min: -20, max: 20 },
    fail: { min: -24, max: 24 },
    error: 0.76,
    source:
      "ISO/IEC 19794-5: 5 degrees; people who were not called tipped have a spread of 5.9, of which 20 degrees are 3.4 times as much and 24 four times: of 172 portraits that nobody called tipped one exceeds 18.02 (20.6); official portraits -15.2 and 16, heads tipped far start at 27 (seen)",
  },
  /** Both together: the angle between the way the face points and the way to the camera. */
  awayDeg: {
    unit: "deg",
    fail: { max: 22 },
    source:
      "four times the spread of yaw and pitch (5.2 and 5.9); of the tuning part's portraits that should be accepted none exceeds 17.6, and a head turned and tipped has 28.8 (seen); kept aside 16.7 and 23.9 to 27.4",
  },
  /** Yaw from which a head is nearer to a profile than to a front view. */
  profileDeg: { unit: "deg", sure: 45, source: "halfway between both, by definition" },
  rollDeg: {
    unit: "deg",
    fail: { min: -15, max: 15 },
    error: 0.28,
    source: "levelled up to here; ISO/IEC 19794-5 allows 8 degrees in the result",
  },
  /** Of a finished photo, which nobody levels any more. */
  finishedRollDeg: {
    unit: "deg",
    warn: { min: -5, max: 5 },
    fail: { min: -8, max: 8 },
    source: "ICAO Doc 9303, part 3: upright within 5 degrees; ISO/IEC 19794-5: 8 degrees",
  },
  /** Width to height of a finished photo over the document's. */
  shapeRatio: {
    unit: "ratio",
    warn: { min: 0.985, max: 1.015 },
    fail: { min: 0.97, max: 1.03 },
    source:
      "shapes within 1.5 % come from one crop (`output-size.ts`); 3 % are a millimetre of a passport photo",
  },
  shouldersDeg: {
    unit: "deg",
    warn: { min: -10, max: 10 },
    source: "askiichan/IDPhotoReady: 8 degrees, plus the matte's spread",
  },
  /** Largest lid gap of the more closed eye over eye-to-chin. */
  eyesOpenRatio: {
    unit: "ratio",
    warn: { min: 0.04 },
    fail: { min: 0.02 },
    source: `${ofiq}, eyes open`,
  },
  /** The edge of the lids as a hanging line over the same as an arch, mean of both eyes. */
  hangingLids: {
    unit: "ratio",
    warn: { max: 1.09 },
    source:
      "seen: all of 175 portraits with open eyes stay under 1.086; made closed ones 1.09 and more but three of 20",
  },
  /** The same over the fifth root of how dark the spot of an iris is: below, the iris is seen; beyond, nobody can call the eye open. */
  irisInDoubt: {
    unit: "ratio",
    sure: 1.3,
    source:
      "seen: open eyes under heavy lids 0.84 to 1.19, closed ones 1.55 and more; 96 % of open eyes in portraits to accept, the others small, backlit or behind glare",
  },
  /** The same, where eyes look closed. */
  lidsWithoutIris: {
    unit: "ratio",
    warn: { max: 1.42 },
    source:
      "seen: 98 % of 175 portraits with open eyes stay under 1.42, small and backlit ones reach 1.6; closed ones 1.43 to 2, made ones, too, on dark skin less than 1.5",
  },
  /** The same, where no white of an eye is seen. */
  lidsWithoutWhite: {
    unit: "ratio",
    warn: { max: 1.2 },
    source:
      "seen: open eyes without a white, in portraits to accept, up to 1.12, one in coloured light 1.56; made squeezed eyes 1.2 and more on 87 of 98",
  },
  /** Share of the skin's redness that is lost in the eyes: their white. */
  eyeWhite: {
    unit: "ratio",
    sure: 0.4,
    source:
      "seen, where the iris is in doubt: open eyes in portraits to accept 0.52 and more, made closed and squeezed ones under 0.3 on 26 of 34, under 0.4 on 28",
  },
  /** Inner lip gap over eye-to-chin. */
  mouthOpenRatio: {
    unit: "ratio",
    warn: { max: 0.065 },
    fail: { max: 0.2 },
    source: `${ofiq}, mouth closed; closed lips reach 0.053, full ones 0.068, smiles with teeth 0.08 to 0.18, mouths wide open start at 0.209, made ones at 0.277 (seen)`,
  },
  /** The same where a neutral expression is asked for: teeth are refused. */
  neutralMouthRatio: {
    unit: "ratio",
    warn: { max: 0.062 },
    fail: { max: 0.078 },
    source:
      "ICAO Doc 9303, part 3: neutral expression, mouth closed; closed lips reach 0.053, full ones 0.068, drawn ones on very light skin 0.056, a smile starts at 0.069, teeth at 0.0795 (seen)",
  },
  /** The same: a smaller gap without teeth in it may be that of full lips that are closed. */
  lipsApartRatio: {
    unit: "ratio",
    sure: 0.1,
    source: "seen: closed full lips 0.068, mouths that are open without teeth 0.16 and more",
  },
  /** Inner lip gap over eye-to-chin of lips that may be rounded around an open mouth. */
  roundMouthRatio: {
    unit: "ratio",
    sure: 0.035,
    source:
      "seen, with so much dark in the mouth: closed lips under a dark moustache 0.02, round mouths 0.057",
  },
  /** Height of what is far darker than lips and face between such lips, in distances of the eyes. */
  roundMouthDepth: {
    unit: "ratio",
    sure: 0.085,
    source:
      "seen, with such a gap: closed lips 0 to 0.029, in hard shade 0.043, a smile 0.057; round mouths 0.129 and 0.143, two that hardly part 0.057",
  },
  /** Share of the mouth's middle with teeth between the lips, where the gap is too large for closed lips but for full ones. */
  teethBetweenLips: {
    unit: "ratio",
    sure: 0.45,
    source:
      "seen, with a gap of 0.055 to 0.1: teeth 0.7 and more on 43 portraits, 0.35 and 0.58 on two; closed lips 0 with few exceptions, full ones with gloss on them 0.3 to 0.65",
  },
  /** Share of the mouth's middle in which teeth are seen between the lips. */
  teethShare: {
    unit: "ratio",
    warn: { max: 0.68 },
    source:
      "seen: closed mouths from the front up to 0.29, full dark lips 0.65; of parted lips that the gap passes, teeth 0.71 to 1, teeth in shade 0 to 0.25",
  },
  /** Mouth width over the distance of the eyes. */
  smileRatio: {
    unit: "ratio",
    warn: { max: 1.1 },
    source:
      "seen: three deviations of faces that nobody called smiling; wide smiles with closed lips 1.03 to 1.1",
  },
  /** The same where a neutral expression is asked for. */
  neutralSmileRatio: {
    unit: "ratio",
    warn: { max: 1 },
    source: "seen: neutral faces reach 0.951, smiles with closed lips 0.987 to 1.1",
  },
  /** Standard deviation of a 3x3 Laplacian on a face of at most 110 px eye distance, over its contrast. */
  sharpness: {
    unit: "ratio",
    warn: { min: 0.095 },
    fail: { min: 0.085 },
    source:
      "seen: 2.7 and 3 deviations (of the logarithm) of 127 sharp portraits, the softest of which have 0.15, a scanned one 0.089; blur of sigma 3 px at 166 px eye distance 0.034 to 0.084, of 6 px up to 0.046",
  },
  /** Least detail along any direction times its share of the most, over the face's contrast. */
  steadiness: {
    unit: "ratio",
    warn: { min: 0.075 },
    fail: { min: 0.055 },
    source:
      "seen: 127 sharp portraits 0.09 and more, 2.7 spreads (of the logarithm) from their median; strong shake up to 0.046",
  },
  /** Standard deviation of the face's grey levels. */
  faceContrast: {
    unit: "levels",
    warn: { min: 14 },
    fail: { min: 8.5 },
    source:
      "seen: very dark skin 18, all others 32 and more; an eighth of a picture's contrast leaves 4 to 8",
  },
  /** Linear luminance of the brightest 1 % of face and surroundings: highlights, whites of the eyes, wall, collar. */
  highlightPercent: {
    unit: "percent",
    warn: { min: 14 },
    fail: { min: 8 },
    source:
      "seen: 162 portraits in plain light 23 and more, the last ones of dark skin; two stops under leave 9 to 25, four 2 to 6",
  },
  /** The same of the face alone, its brightest 5 %: a face before a bright window has no highlights of its own. */
  faceHighlightPercent: {
    unit: "percent",
    warn: { min: 4.5 },
    fail: { min: 2.6 },
    source: "seen: dark skin 28 and more, the darkest drawn one 5.5; five stops under 0.9 to 2.5",
  },
  /** Mean linear luminance of the face. */
  faceLightPercent: {
    unit: "percent",
    warn: { max: 65 },
    fail: { max: 75 },
    source: `${ofiq}, luminance mean; good ones reach 44, two stops over start at 69 for light skin (seen)`,
  },
  /** Share of the face at the upper end of the scale. */
  clippedPercent: {
    unit: "percent",
    warn: { max: 4 },
    fail: { max: 10 },
    source: `${ofiq}, over-exposure; good ones reach 0.2, three stops over 12 on the darkest skin and 20 to 92 on others (seen)`,
  },
  /** Share of the face in which all channels are at the upper end of the scale: spots under a lamp or a flash. */
  burntOutPercent: {
    unit: "percent",
    warn: { max: 3 },
    source:
      "seen: good ones reach 0.3, a bright black-and-white one 2.6; overexposed faces start at 3.9, most at 14; made spots on forehead and chin at 1.8",
  },
  /** Luminance of the darker cheek over the lighter one. */
  sideLightRatio: {
    unit: "ratio",
    warn: { min: 0.15 },
    fail: { min: 0.045 },
    source:
      "seen: portraits without hard light have 0.176 and more, the last six of dark skin, where gloss on one cheek counts for more; half-lit ones 0.136 to 0.164, a side two stops darker 0.07 to 0.35, a black one up to 0.033",
  },
  /** Redness (0 to 1) of the less red pupil over that of the cheeks. */
  pupilRedness: {
    unit: "ratio",
    warn: { max: 0.18 },
    source: "seen: good ones reach 0.08, red pupils start at 0.25",
  },
  /** Skin under the eye against the cheek below it, the smaller of both sides. */
  lensDeltaE: {
    unit: "delta-e",
    warn: { max: 19 },
    fail: { max: 30 },
    source:
      "seen: eyes in shadow behind clear glasses reach 29, most 18.3; dark glasses 19.4 to 49, those in which eyes are seen are only warned of",
  },
  /** The same behind a frame that is seen. */
  lensDeltaEInFrame: {
    unit: "delta-e",
    warn: { max: 11.5 },
    fail: { max: 22 },
    source:
      "seen: clear glasses 3 to 12.9, deep eyes behind them 18.3; lenses that let 40 % of the light through 15 and more, black ones 35 and more",
  },
  /** Hardest edge below the eye over a tenth of the eye distance. */
  rimDeltaE: { unit: "delta-e", sure: 26, source: "seen: bare skin reaches 19, deep eyes 23, rims 28 to 80" },
  /** L* of a bar over the nose below the skin on both sides. */
  bridgeDip: {
    unit: "delta-e",
    sure: 20,
    source: "seen: bare noses reach 6.3, thin bridges start at 5, usual ones at 20",
  },
  /** How far a narrow bar over the nose stands out of both sides: the bridge of a frame, dark or bright. */
  bridgeBar: {
    unit: "delta-e",
    sure: 9,
    source: "seen: 97 % of 193 bare faces; glasses 9 and more on 48 of 61",
  },
  /** How much darker a narrow bar below both eyes is, in L*: lower rims. */
  rimBar: {
    unit: "delta-e",
    sure: 2,
    source: "seen: 97 % of 193 bare faces; glasses 2 and more on 52 of 61",
  },
  /** The same as of the bridge, between both eyes and the edges of the face: the sides of a frame. */
  sideBar: {
    unit: "delta-e",
    sure: 2.3,
    source: "seen: 97 % of 193 bare faces; glasses 2.3 and more on 40 of 61",
  },
  /** The same beside the root of the nose on both sides: pads and inner rims. */
  padBar: {
    unit: "delta-e",
    sure: 4.5,
    source: "seen: 97 % of 193 bare faces; glasses 4.5 and more on 40 of 61",
  },
  /** The sum of these four, each over its limit and at most two; asked about from 0.775 of it, and over eyes that are hardly seen told from 0.6. */
  frameBars: {
    unit: "ratio",
    sure: 4,
    source:
      "seen: 193 bare faces have a median of 0.89 and a spread of 0.66, of which 4 is 4.7 times as much and 3.1 3.4 times; they reach 3.13, one in hard shade 3.6. Of 61 pairs of glasses, rimless ones too, 54 have 4 and more, 56 have 3.1. Where the eyes are hardly seen and it is darker under them, bare faces reach 1.2, two pairs of dark glasses have 3.06 and 3.5",
  },
  /** Share of the skin around an eye with the colour of a coated lens's reflection, where a frame is worn for sure. */
  reflectionPercent: {
    unit: "percent",
    warn: { max: 3 },
    source:
      "seen behind frames: eyes without a reflection reach 0.3, faint ones 1.2, blue and green ones over the eye 3.5 to 95; bare eyes in shade and blue light reach 2.5, in coloured lamps 11",
  },
  /** Share of the forehead with the colour of the cheeks; less is hair or cloth. */
  foreheadSkinRatio: {
    unit: "ratio",
    sure: 0.18,
    source:
      "seen: caps and fur hats 0.02 to 0.13; bare foreheads reach down to 0.22 on dark skin and under low hair, fringes to 0.05",
  },
  /** Edge across a covered forehead, L*: cloth ends in a line, a fringe in strands. */
  coveredEdge: {
    unit: "delta-e",
    sure: 7,
    source:
      "seen: fringes 2 to 5.2, more than two deviations (of the logarithm) under 7; caps and hats 6.8 to 17",
  },
  /** Edge across the forehead, L*. */
  foreheadEdge: {
    unit: "delta-e",
    sure: 43,
    source: "seen: hairlines reach 37, brims of drawn caps start at 55",
  },
  /** Chroma of what lies above the forehead, where its hue is none of hair. */
  coveringChroma: {
    unit: "delta-e",
    sure: 24,
    source: "seen: hair in blue light reaches 19, backlit 22; coloured cloth 18 to 27",
  },
  /** L* from which what lies above the forehead has a colour: in black hair, cameras see blue of any strength. */
  coveringLight: {
    unit: "delta-e",
    sure: 10,
    source: "seen: bluish black hair 7.9, the darkest coloured cloth 12",
  },
  /** Chroma of what lies above the forehead where it is red, which hair in its own colours is not so fully. */
  coveringRed: {
    unit: "delta-e",
    sure: 40,
    source: "seen: skin and red-brown hair reach 35, red hats start at 43",
  },
  /** How much lighter the top of the cut-out is than the darkest band between it and the eyes, L*. */
  lightTopRise: {
    unit: "delta-e",
    sure: 55,
    source: "seen: hair under lamps reaches 35, light hats over dark hair start at 64",
  },
  /** Deviation of L* from the top down: hair in such light shows its strands. */
  lightTopUneven: { unit: "delta-e", sure: 10, source: "seen: light hats 6 to 9, lit hair 5 to 17" },
  /** Detail of what lies above the forehead over its light. */
  clothTexture: {
    unit: "ratio",
    sure: 0.235,
    source: "seen: hair 0.36 and more, white combed hair 0.1; knitted and plain cloth up to 0.21",
  },
  /** The hardest edge over the forehead off a smooth line, in distances of the eyes. */
  hatEdge: {
    unit: "ratio",
    sure: 0.0135,
    source: "seen: hairlines 0.015 and more with few exceptions, hats up to 0.013",
  },
  /** How hard that edge is, in grey levels. */
  hatEdgeStep: { unit: "levels", sure: 32, source: "seen: bald heads up to 21, hats 41 and more" },
  /** How far above the eyes that edge may be, in their distance. */
  hatEdgeUp: {
    unit: "ratio",
    sure: 0.72,
    source: "seen: hairlines 1.07 and more, drawn ones 0.73; drawn hats up to 0.71",
  },
  /** Cloth above the forehead against what is below the chin. */
  hoodDeltaE: {
    unit: "delta-e",
    sure: 8,
    source: "seen: hoods up to 2, other pictures with smooth tops 9 and more",
  },
  hoodTexture: {
    unit: "ratio",
    sure: 0.12,
    source: "seen: hoods up to 0.04, beards and collars 0.2 and more",
  },
  /** What lies above the forehead against the cheeks. */
  skinDeltaE: { unit: "delta-e", sure: 22, source: "seen: bald heads 14, hoods and hats 29 and more" },
  /** The hand model's own score. */
  handScore: {
    unit: "ratio",
    fail: { max: 0.83 },
    error: 0.038,
    source:
      "seen: hands whole in the picture 0.894 and more, behind the head or cut by the border 0.48 and 0.758",
  },
  /** The same of a hand with points on the face. */
  handAtFace: {
    unit: "ratio",
    sure: 0.27,
    source: "seen: what is no hand, on the face or not, up to 0.05; fingers before a cheek 0.48: half way",
  },
  /** Deviation of the mouth's grey levels over the face's mean. */
  mouthContrast: {
    unit: "ratio",
    warn: { min: 0.074 },
    fail: { min: 0.065 },
    source: "seen: mouths 0.19 and more, in beards too, drawn ones 0.078; masks up to 0.053",
  },
  /** Deviation of the grey levels around the more visible eye over the face's mean, where a frame may be. */
  eyeContrast: {
    unit: "ratio",
    fail: { min: 0.105 },
    sure: 0.2,
    source:
      "seen: eyes behind clear glasses 0.131 and more, 2.9 spreads (of the logarithm) from their median to the limit; black lenses up to 0.1, on any skin",
  },
  /** What is seen of the less visible eye over what is seen of the other. */
  eyeShare: {
    unit: "ratio",
    warn: { min: 0.24 },
    fail: { min: 0.12 },
    source:
      "seen: 99 % of 171 pairs of open eyes have 0.36 and more, one with a reflection on its glasses 0.247",
  },
  /** Share of what is around the eyes where pixels are as light as their neighbours. */
  hiddenEyesPercent: {
    unit: "percent",
    fail: { max: 63 },
    source: "seen: open eyes 0 to 12, eyes behind sunglasses up to 51; mosaics start at 76, bars at 94",
  },
  /** Share of the skin under narrow strokes of one opacity, beyond those that are a little stronger or weaker. */
  printedStrokesPercent: {
    unit: "percent",
    warn: { max: 6.5 },
    source:
      "seen: 250 decent portraits reach 0.9, two beards and hats 1.4, drawn faces 5.6; a watermark in white letters 10.1",
  },
  /** Share of the face below the eyes with a colour that skin, lips and beards have not. */
  foreignColour: {
    unit: "ratio",
    warn: { max: 0.03 },
    source:
      "seen: 240 decent portraits reach 0.005; made rings of stamp ink have 0.045 and more on 15 of 18 faces, the others lie over a cheek; a plant before the chin 0.12",
  },
  /** The largest even and black piece of the face, where no lens is dark. */
  blackPercent: {
    unit: "percent",
    warn: { max: 3.5 },
    source: "seen: beards and shadows reach 2.3; a painted nose 7.1, bars start at 6.2",
  },
  /** Grey levels by which one row of the face, and of what is beside it, stands out of its neighbours. */
  tornRow: {
    unit: "levels",
    fail: { max: 4.6 },
    source:
      "seen: photographs reach 2.6, drawn faces less; torn JPEG files start at 7.9, with few exceptions, WebP at 4.8",
  },
  /** The same where the picture was shrunk and a tear is two rows wide. */
  tornRowShrunk: { unit: "levels", fail: { max: 9.5 }, source: "seen: whole pictures reach 7.8" },
  /** The same of a row that crosses the picture, person and background alike. */
  tornPicture: {
    unit: "levels",
    fail: { max: 4.5 },
    source: "seen: whole pictures reach 1.8, torn JPEG files start at 7.9",
  },
  /** How far steps between the blocks of a JPEG stand out of all others, in grey levels. */
  blockEdges: {
    unit: "levels",
    warn: { max: 2 },
    source: "seen: photographs reach 1.8; quality 12 starts at 2.2, quality 6 at 2.6",
  },
  /** Grey levels by which a row below the chin stands out of all others, where a strip or the border of a print begins. */
  endOfPicture: {
    unit: "levels",
    sure: 5,
    source:
      "seen: 240 pictures that go on reach 1.4, one at JPEG quality 8 1.7; a scanned print that leans by 1.5 degrees has 6.3, strips and straight borders 17 and more",
  },
  meshFlag: { unit: "ratio", fail: { min: 0.5 }, source: "MediaPipe's default for a face that is there" },
  /** The same of a face that the detector is not sure of. */
  weakFaceMeshFlag: {
    unit: "ratio",
    sure: 0.98,
    source:
      "seen: all of 330 faces of people, in masks and dark glasses too, have 0.998 and more; a dog 0.92, patterns up to 0.68",
  },
  /** Mean distance of the finished photo's mesh from the source's, over the distance of the outer eye corners. */
  finishedFaceOffset: { unit: "ratio", fail: { max: 0.12 }, source: "seen" },
  /** Distance of the face's mean hue from skin under neutral light. */
  skinHueDeltaE: {
    unit: "delta-e",
    warn: { max: 8.6 },
    fail: { max: 38 },
    source: `${ofiq}, natural colour: a* in 5..25, b* in 5..35; portraits in plain light reach 7.8, coloured light starts at 9.3 (seen)`,
  },
  /** 99th percentile of how far colours of the face differ from others of the same light, as a distance in red and blue less green. */
  hueSpread: {
    unit: "levels",
    warn: { min: 6 },
    source: "seen: photographs have 12 and more, drawn faces 8; a toned one 5.2, made sepia 0.7",
  },
  /** Share of the face where each pixel has the light of those around it, as paint has. */
  evenFacePercent: {
    unit: "percent",
    warn: { max: 40 },
    source:
      "seen: photographs up to 13, at JPEG quality 8 18, in six grey levels 26; people drawn in plain colours and soft shading 54 to 66",
  },
  /** 99th percentile of the difference of channels over the face, in per cent of 255. */
  colourSpread: {
    unit: "percent",
    fail: { min: 3 },
    source: "hanaraya/photoid-saas: below 10 of 255 it is grey",
  },
  backgroundDeltaE: {
    unit: "delta-e",
    warn: { max: 12 },
    source: "openphotoid validate.rs: 6 pass, 12 warn",
  },
  backgroundSpread: {
    unit: "delta-e",
    warn: { max: 3.5 },
    source: "seen: bare walls stay under 2.5, walls with a window or a shelf start at 4",
  },
  backgroundSides: {
    unit: "delta-e",
    warn: { max: 3.5 },
    source: "openphotoid validate.rs, split left to right",
  },
  /** The hardest straight line on the wall, in L*. */
  backgroundLine: {
    unit: "delta-e",
    warn: { max: 2.5 },
    source:
      "seen: 41 bare walls up to 0.9, corners of rooms, curtains and rough plaster 1.1 to 2.1; panels of a door and frames of nearly the wall's colour 3.1 to 8",
  },
  /** How far the finished alpha went from the person model's, in heads squared. */
  cutOutDisagreement: {
    unit: "ratio",
    warn: { max: 0.0305 },
    source: "seen: clean cut-outs up to 0.03, one with a bridge left behind it 0.0309, torn ones reach 0.11",
  },
  /** Soft edge where person and background have one colour, in heads squared. */
  cutOutOverlap: {
    unit: "ratio",
    warn: { max: 0.0145 },
    source: "seen: clean cut-outs stay under 0.0125, a brown head before black has 0.015 to 0.016",
  },
  /** Both where it may not be replaced: beyond doubt. */
  fixedBackgroundDeltaE: {
    unit: "delta-e",
    warn: { max: 20 },
    source: "seen: walls in shade reach 16, leaves and doors start at 30",
  },
  fixedBackgroundSpread: {
    unit: "delta-e",
    warn: { max: 8 },
    source: "seen: lit walls reach 4, rooms and leaves start at 9",
  },
  backgroundShadow: { unit: "delta-e", warn: { max: 4 }, source: "seen: hard shadow of a head on a wall" },
  /** Head above the upper edge of the picture, share of its height (`missingAboveRatio`). */
  headMissingRatio: {
    unit: "ratio",
    warn: { max: 0.01 },
    fail: { max: 0.042 },
    source: "seen: heads that touch the edge reach 0.021, cut ones start at 0.085",
  },
  /** Between the top of the hair and the upper edge, share of the height. */
  hairMarginRatio: {
    unit: "ratio",
    warn: { min: 0.015 },
    source:
      "seen: hair that the edge cuts 0, frames that a narrow picture forces 0.01; all others 0.018 and more",
  },
  /** How much more room is above the head than in the best frame, share of the height. */
  loweredHeadRatio: {
    unit: "ratio",
    warn: { max: 0.05 },
    source:
      "3.5 mm of 70; photos of that height with 0.074, 0.11 and 0.16 look empty above; in documents of 45 to 51 mm good portraits reach 0.042, two that end right below the chin more (seen)",
  },
  /** Font size of name and date in the file. */
  captionEmPx: {
    unit: "px",
    fail: { min: 8 },
    source:
      "the small letters of DejaVu Sans are 0.55 of it: four rows of pixels, fewer cannot tell e from o",
  },
  /** Face axis off the middle, share of the width. */
  centreOffsetRatio: {
    unit: "ratio",
    fail: { max: 0.05 },
    source: "ISO/IEC 19794-5: 0.45 to 0.55 of the width",
  },
} as const satisfies Record<string, Threshold>;

/** What a picture is refused by when the signature on it is made. */
export const signatureThresholds = {
  /** Darkness of the ink against its paper, 0 to 255 (90th percentile). */
  inkDarkness: {
    unit: "levels",
    fail: { min: 50 },
    source: "seen on drawn signatures: pens 216 to 236, pencil 111, a fifth of a pen's ink 53, a seventh 41",
  },
  /** Share of the paper that is covered with ink. */
  inkShare: {
    unit: "ratio",
    fail: { max: 0.25 },
    source: "seen on drawn signatures: thin pens 0.015, a very thick one 0.046, a page of text 0.072",
  },
  /** Length of the signature over the longer edge of the picture. */
  lengthShare: {
    unit: "ratio",
    fail: { min: 0.03 },
    source: "seen: marks left of a shadow over lined paper 0.027, the smallest drawn signature 0.057",
  },
  /** Pixels of the form's file per pixel of the picture. */
  enlargement: {
    unit: "ratio",
    fail: { max: 3 },
    source: "enlarged by more, strokes blur: design of the engine",
  },
  /** Separate strokes, dots of letters left out. */
  strokes: {
    unit: "count",
    fail: { max: 60 },
    source:
      "twice the letters of a long name written apart; seen: drawn signatures 2, three lines of text 140",
  },
  /** Lines of writing, one below the other. */
  lines: { unit: "count", fail: { max: 4 }, source: "names in two or three lines: design of the engine" },
  /** Share of the ink that lies apart from the signature. */
  strayInkShare: {
    unit: "ratio",
    fail: { max: 0.12 },
    source: "seen: signatures alone 0, lines and pages of text 0.44 and more",
  },
  /** Share of the picture that is paper. */
  paperShare: {
    unit: "ratio",
    fail: { min: 0.3 },
    source: "seen: paper on a table 0.7; five of 25 portraits have less than 0.3",
  },
  /** Share of the paper on which the light changes abruptly. */
  edgeShare: {
    unit: "ratio",
    fail: { max: 0.035 },
    source: "seen: paper on a table 0.014, under a hard shadow 0.025; 17 of 25 portraits 0.05 and more",
  },
} as const satisfies Record<string, Threshold>;

/** Chin to the top of the skull over (distance of the pupils + eyes to chin), along the axis of the face. */
export const skullProportion = {
  /** Used to place the square views for the person mask. */
  ofViews: { value: 1.245, source: "github.com/dpar39/ppp, CrownChinEstimator" },
  /** Used to measure the head. Larger, because the eyes of the mesh are a little closer together than the pupils. */
  ofHead: { value: 1.257, source: `set anew on marked heads: ${onMarkedHeads}` },
} as const;

/** Eyes that stay on the camera move against the turn of the head. */
export const gazeOfTurnedHead = {
  /** Half widths of the eye for each degree of yaw. */
  perYawDeg: 0.0075,
  source:
    "fitted on the irises of 155 portraits that nobody called looking aside: 0.005, 0.0096 and 0.008 on dark, middle and light skin, 0.0052 to 0.0087 with a fifth of them left out",
} as const;

/** What the distance of a person from a live camera is judged by. */
export const cameraOptics = {
  /** Focal length over the longer side of the picture. */
  focalRatio: {
    min: 0.58,
    usual: 0.75,
    max: 1,
    source:
      "focal length over the 36 mm of full frame: wide front cameras 21 mm, main cameras of phones 24 to 28 mm and a tenth more in video, webcams down to a view of 53 degrees",
  },
  interpupillaryMm: {
    min: 50,
    max: 75,
    source:
      "N. A. Dodgson, Variation and extrema of human interpupillary distance, 2004: the vast majority of adults",
  },
  headHeightMm: { usual: 233, source: "the mean of 63 mm between the pupils is 0.27 of it" },
  leastDistanceMm: { value: 1200, source: "content/blog/selfie-distance" },
} as const;
