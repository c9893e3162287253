/**
 * All that the product can say about a photo: one row per message. The API's enums, the text keys, the camera hints,
 * the order on a page and the grade derive from it. To add a check, add a row here, a function in `checks/` and its
 * texts (`checks/README.md`).
 */

/** What a person in front of a camera can do, in this order. Left and right are the person's own. */
export const cameraHints = [
  "nobody",
  "onePerson",
  "back",
  "stepBack",
  "closer",
  "moveLeft",
  "moveRight",
  "cameraUp",
  "cameraDown",
  "upright",
  "turnLeft",
  "turnRight",
  "chinUp",
  "chinDown",
  "uncover",
  "glassesOff",
  "hatOff",
  "moreLight",
  "lessLight",
  "evenLight",
  "keepStill",
  "eyesOpen",
  "lookHere",
  "mouthClosed",
  "relax",
  "plainWall",
  "fewPixels",
] as const;

export type Hint = (typeof cameraHints)[number];

/**
 * The units of measured values and limits. `delta-e`: distance of two colours, or of two L* (CIELAB 1976); `levels`: difference of
 * samples, each 0 to 255.
 */
export const checkUnits = [
  "mm",
  "px",
  "deg",
  "ratio",
  "percent",
  "kb",
  "count",
  "delta-e",
  "levels",
] as const;

export type CheckUnit = (typeof checkUnits)[number];

/** What a finding is about. The first three have a place on the face; "edit" is what the engine did to the photo. */
type Subject = "person" | "eyes" | "glasses" | "picture" | "background" | "file" | "edit";

export interface Finding {
  /** Id of the check that reports it; several if checks share the message. */
  check: string | readonly string[];
  /** Of the measured value, as in `thresholds.ts`. Left out if nothing is measured. */
  unit?: CheckUnit | readonly CheckUnit[];
  /** The worst verdict; "fail" if left out. "likely-refusal" is a warning that the authority's own words support. */
  severity?: "likely-refusal" | "ask" | "warn";
  /** "person" if left out. A fault of the "file" alone does not affect a photo that is made from it. */
  subject?: Subject;
  /** The part to mark if it is not the face; findings about eyes or glasses are marked there. */
  place?: "above-hair" | "below-chin" | "head" | "eyes" | "mouth";
  /** The camera's hint. */
  hint?: Hint;
  /** The drawing that shows the fault; one for each side of the limits where both can be missed. */
  drawing?: string | { below: string; above: string };
  /** Only warns in photos of small children if the authority says so. */
  isRelaxed?: true;
  /** The check's message when it passes; stated if a check has several findings. */
  isPassed?: true;
}

/** By message key, in the order of a page: a photo without a face has no head height. */
// biome-ignore format: one finding on one line
export const findings = {
  tooLarge: { check: "image-type", subject: "picture" },
  tooCostly: { check: "image-type", subject: "picture" },
  imageType: { check: "image-type", subject: "picture", isPassed: true },
  damaged: { check: ["integrity", "image-type"], unit: "levels", subject: "picture" },
  aspectRatio: { check: "aspect-ratio", unit: "ratio", subject: "picture" },
  noFaces: { check: "face-count", unit: "count", subject: "picture", hint: "nobody", drawing: "nobody" },
  multipleFaces: { check: "face-count", unit: "count", hint: "onePerson", drawing: "two-people", isPassed: true },
  darkGlasses: { check: "eyes-visible", unit: ["delta-e", "ratio"], subject: "glasses", hint: "glassesOff", drawing: "dark-glasses", isPassed: true },
  handOverFace: { check: "hands", unit: "ratio", hint: "uncover", drawing: "hand" },
  faceCovered: { check: "occlusion", unit: "ratio", hint: "uncover", isPassed: true },
  drawnOver: { check: "occlusion", unit: "percent", hint: "uncover" },
  hatWorn: { check: "head-covering", hint: "hatOff", drawing: "cap" },
  frontCamera: { check: ["yaw", "pitch"], unit: "deg", drawing: "turned-left", isRelaxed: true, isPassed: true },
  // A face turned to the picture's left is turned to its own right and must turn back to its left.
  faceToLeft: { check: "yaw", unit: "deg", hint: "turnLeft", drawing: "turned-left", isRelaxed: true },
  faceToRight: { check: "yaw", unit: "deg", hint: "turnRight", drawing: "turned-right", isRelaxed: true },
  chinUp: { check: "pitch", unit: "deg", hint: "chinUp", drawing: "tipped-down", isRelaxed: true },
  chinDown: { check: "pitch", unit: "deg", hint: "chinDown", drawing: "tipped-back", isRelaxed: true },
  stayStraight: { check: "roll", unit: "deg", hint: "upright", drawing: { below: "tilted-left", above: "tilted-right" }, isRelaxed: true },
  incompleteFace: { check: ["face-complete", "finished-face"], unit: "ratio", place: "head", hint: "back", drawing: "cut-head", isPassed: true },
  tooClose: { check: "too-close", hint: "back", drawing: "huge-head" },
  smallFaces: { check: "face-size", unit: ["px", "ratio"], hint: "closer", drawing: "small-head" },
  topSpace: { check: "top-space", place: "above-hair", hint: "cameraUp", drawing: "head-above-edge" },
  bottomSpace: { check: "bottom-space", place: "below-chin", hint: "cameraDown", drawing: "head-below-middle" },
  bodyCentred: { check: "centring", drawing: "head-at-side" },
  eyesClosed: { check: "eyes-open", unit: "ratio", subject: "eyes", hint: "eyesOpen", isRelaxed: true },
  mouthOpen: { check: "mouth-closed", unit: "ratio", place: "mouth", hint: "mouthClosed", drawing: "open-mouth", isRelaxed: true, isPassed: true },
  teethShown: { check: "mouth-closed", unit: "ratio", place: "mouth", hint: "mouthClosed", drawing: "teeth", isRelaxed: true },
  tooDark: { check: "exposure", unit: "percent", hint: "moreLight", drawing: "dark" },
  tooBright: { check: "exposure", unit: "percent", hint: "lessLight", drawing: "bright", isPassed: true },
  blurred: { check: "sharpness", unit: "ratio", hint: "keepStill" },
  lowContrast: { check: "contrast", unit: "levels", hint: "moreLight" },
  glassesForbidden: { check: "glasses", subject: "glasses", hint: "glassesOff", drawing: "glasses" },
  unevenForbidden: { check: "background-even", unit: "delta-e", severity: "likely-refusal", subject: "background", hint: "plainWall", drawing: "other-wall" },
  backgroundForbidden: { check: "background", unit: "delta-e", severity: "likely-refusal", subject: "background", hint: "plainWall", drawing: "other-wall" },
  policyConflict: { check: "background", severity: "likely-refusal", subject: "edit" },
  otherFaceInBackground: { check: "face-count", unit: "count", severity: "warn", drawing: "person-behind" },
  headCovering: { check: "head-covering", severity: "ask", isPassed: true },
  glasses: { check: "glasses", severity: "ask", subject: "glasses", hint: "glassesOff", isPassed: true },
  reflections: { check: "eyes-visible", unit: "percent", severity: "warn", subject: "glasses" },
  reflectionsPossible: { check: "glasses", severity: "warn", subject: "glasses" },
  eyesUnclear: { check: "eyes-visible", unit: ["delta-e", "ratio"], severity: "warn", subject: "glasses" },
  shouldersSlanted: { check: "shoulders", unit: "deg", severity: "warn" },
  headHeight: { check: "head-height", unit: "mm", place: "head", drawing: { below: "short-head", above: "tall-head" } },
  headHeightUncertain: { check: "head-height-certain", unit: "mm", severity: "warn", isPassed: true },
  lineOffHead: { check: "head-height-certain", unit: "mm", severity: "warn", place: "head" },
  eyeLine: { check: "eye-line", unit: "mm", place: "eyes", drawing: { below: "low-eyes", above: "high-eyes" } },
  topMargin: { check: "top-margin", unit: "mm", place: "above-hair", drawing: { below: "head-at-edge", above: "head-far-below" } },
  hairMargin: { check: ["hair-margin", "face-complete"], unit: "mm", severity: "warn", place: "above-hair", drawing: "hair-at-edge" },
  centring: { check: "centred", unit: "mm", drawing: { below: "left-of-centre", above: "right-of-centre" } },
  gazeAway: { check: "gaze", unit: "ratio", severity: "warn", subject: "eyes", hint: "lookHere", isRelaxed: true },
  expression: { check: "expression", unit: "ratio", severity: "warn", hint: "relax", isRelaxed: true },
  unevenLight: { check: "lighting", unit: "ratio", hint: "evenLight" },
  unnaturalColour: { check: "natural-colour", unit: ["delta-e", "levels"], isPassed: true },
  drawnFace: { check: "natural-colour", unit: "percent", severity: "warn", subject: "picture" },
  greyPhoto: { check: "colour", unit: "percent", subject: "picture", isPassed: true },
  lowResolution: { check: "resolution", unit: ["px", "ratio"], subject: "picture", hint: "fewPixels" },
  upscaled: { check: "resolution", unit: "ratio", severity: "warn", subject: "picture", hint: "closer", isPassed: true },
  compressed: { check: "compression", unit: "levels", severity: "warn", subject: "picture" },
  backgroundColour: { check: "background", unit: "delta-e", severity: "warn", subject: "background", drawing: "other-wall", isPassed: true },
  backgroundUneven: { check: "background-even", unit: "delta-e", severity: "warn", subject: "background", drawing: "other-wall", isPassed: true },
  backgroundShadow: { check: "background-shadow", unit: "delta-e", severity: "warn", subject: "background" },
  backgroundReplaced: { check: "background", severity: "warn", subject: "edit" },
  cutOut: { check: "cut-out", unit: "ratio", severity: "warn", subject: "edit", isPassed: true },
  cutOutKept: { check: "cut-out", unit: "ratio", severity: "warn", subject: "edit" },
  fileSize: { check: "file-size", unit: "kb", subject: "file" },
  pixelSize: { check: "pixel-size", unit: "px", subject: "file" },
  fileFormat: { check: "file-format", severity: "warn", subject: "file" },
  photoShape: { check: "shape", unit: "ratio", subject: "file" },
  captionMissing: { check: "name-and-date", severity: "warn", subject: "file" },
  captionTooLong: { check: "name-and-date", unit: "px", subject: "file", isPassed: true },
  captionLetters: { check: "name-and-date", subject: "file" },
  colourPhoto: { check: "colour", unit: "percent", subject: "picture" },
  redEyes: { check: "red-eyes", unit: "ratio", severity: "warn", subject: "eyes" },
} as const satisfies Record<string, Finding>;

export type MessageKey = keyof typeof findings;

export const messageKeys = Object.keys(findings) as readonly MessageKey[];

type Row<K extends MessageKey> = (typeof findings)[K];
type Each<T> = T extends readonly (infer Item)[] ? Item : T;

export type CheckOf<K extends MessageKey> = K extends MessageKey ? Each<Row<K>["check"]> : never;
export type UnitOf<K extends MessageKey> = Row<K> extends { unit: infer U } ? Each<U> : never;
export type SeverityOf<K extends MessageKey> = Row<K> extends { severity: infer S } ? S : "fail";

export type CheckId = CheckOf<MessageKey>;

/** The checks that an authority can relax for a small child. */
export type RelaxedCheck = {
  [K in MessageKey]: Row<K> extends { isRelaxed: true } ? CheckOf<K> : never;
}[MessageKey];

type NameOf<D> = D extends { below: infer Below; above: infer Above } ? Below | Above : D;

export type Drawing = {
  [K in MessageKey]: Row<K> extends { drawing: infer D } ? NameOf<D> : never;
}[MessageKey];

export const checkIds = [
  ...new Set(Object.values(findings).flatMap(({ check }): readonly CheckId[] | CheckId => check)),
] as readonly CheckId[];

type FindingWithDrawing = Omit<Finding, "drawing"> & {
  drawing?: Drawing | { below: Drawing; above: Drawing };
};

/** Null for a message that this version does not know: a page can be older than the server. */
export const findingOf = (messageKey: string): FindingWithDrawing | null =>
  Object.hasOwn(findings, messageKey) ? findings[messageKey as MessageKey] : null;
