import type {
  ChildRule,
  DocumentKind,
  Expression,
  PhotoTaker,
  SourceKind,
} from "../../../contract/document/template";

/**
 * Keys into `requirement.json` for every value of a document's data. Written out, so that a search for a key finds
 * its use and a missing text does not compile.
 */
export const glassesKeys = {
  "not-allowed": "glasses.not-allowed",
  "if-no-glare": "glasses.if-no-glare",
  allowed: "glasses.allowed",
} as const;

export const headCoveringKeys = {
  "religious-only": "headCovering.religious-only",
  "religious-or-medical": "headCovering.religious-or-medical",
  "not-allowed": "headCovering.not-allowed",
} as const;

export const expressionKeys = {
  neutral: "value.neutral",
  "mouth-closed": "value.mouthClosed",
  "closed-smile": "value.closedSmile",
  smile: "value.smile",
} as const satisfies Record<Expression, string>;

export const colourKeys = {
  colour: "value.colour",
  grey: "value.grey",
  either: "value.either",
} as const;

export const sourceKeys = {
  single: "sources.single",
  agreed: "sources.agreed",
  official: "sources.official",
} as const;

/** Keys into `evidence.json`: who may take the photo. */
export const takenByKeys = {
  anyone: "takenBy.anyone",
  studio: "takenBy.studio",
  office: "takenBy.office",
  live: "takenBy.live",
  code: "takenBy.code",
  abroad: "takenBy.abroad",
  appointment: "takenBy.appointment",
} as const satisfies Record<PhotoTaker, string>;

/** Notes to show before a photo is made, for documents that do not accept a photo made at home. */
export const takenByNoteKeys = {
  studio: "takenBy.studioNote",
  office: "takenBy.officeNote",
  live: "takenBy.liveNote",
  code: "takenBy.codeNote",
  abroad: "takenBy.abroadNote",
  appointment: "takenBy.appointmentNote",
} as const satisfies Record<Exclude<PhotoTaker, "anyone">, string>;

/** Keys into `evidence.json`: kinds of sources. */
export const sourceKindKeys = {
  authority: "sources.authority",
  copy: "sources.copy",
  press: "sources.press",
  list: "sources.list",
} as const satisfies Record<SourceKind, string>;

/** Keys into `evidence.json`: rules for babies and children. */
export const childRuleKeys = {
  "eyes-may-be-closed": "children.eyesMayBeClosed",
  "eyes-partly-open": "children.eyesPartlyOpen",
  "eyes-open": "children.eyesOpen",
  "mouth-may-be-open": "children.mouthMayBeOpen",
  "expression-free": "children.expressionFree",
  "gaze-free": "children.gazeFree",
  "head-tilt": "children.headTilt",
  "support-hidden": "children.supportHidden",
  "as-adults": "children.asAdults",
  "brings-print": "children.bringsPrint",
} as const satisfies Record<ChildRule, string>;

export const statementKeys = {
  reported: "editing.reported",
  official: "editing.official",
} as const;

/**
 * The key of a value that the API or GraphQL types as string.
 * @throws Error for a value without a text, which stops the build
 */
export function keyOf<Keys extends Record<string, string>>(keys: Keys, value: string): Keys[keyof Keys] {
  const key = keys[value];
  if (key === undefined) throw new Error(`"${value}" is none of ${Object.keys(keys).join(", ")}`);
  return key as Keys[keyof Keys];
}

/** Keys into `documents.json`. */
export const kindKeys = {
  passport: "kind.passport",
  visa: "kind.visa",
  "id-card": "kind.id-card",
  "driving-licence": "kind.driving-licence",
  "residence-permit": "kind.residence-permit",
  other: "kind.other",
} as const satisfies Record<DocumentKind, string>;
