import { totalmem } from "node:os";
import { types } from "node:util";
import { backgroundColour } from "../core/background-colour";
import { checkIds } from "../core/findings";
import { type Answers, questions } from "../core/questions";
import { layOutMixedSheet } from "../core/sheet/mixed-sheet";
import { layOutSheet } from "../core/sheet/sheet";
import { SheetTooSmall } from "../core/sheet/sheet-layout";
import {
  type Band,
  type Caption,
  type CaptionRule,
  type CheckRequest,
  type CropAdjustment,
  type EditPolicy,
  type FinishedFile,
  type HeadLines,
  type PhotoRequest,
  type PhotoRule,
  type PixelBand,
  paperNames,
} from "../core/types";
import type { PhotoPoolOptions } from "../node/photo-pool-types";
import {
  aboveZero,
  atLeastZero,
  count,
  day,
  fieldsOf,
  flag,
  inOrder,
  listOf,
  number,
  object,
  oneOf,
  orNull,
  point,
  positive,
  text,
} from "./argument-kinds";

/** `sheetLabel` is the document's id if it is left out. */
type OtherDocument = Omit<NonNullable<PhotoRequest["otherDocument"]>, "sheetLabel"> & {
  sheetLabel?: string;
};
export type PhotoOptions = Partial<Omit<PhotoRequest, "image" | "rule" | "editsBefore" | "otherDocument">> & {
  otherDocument?: OtherDocument;
};
export type CheckOptions = Omit<CheckRequest, "image" | "rule">;
export interface RuleOptions {
  /** The rule for a small child, where the authority has one. */
  isChild?: boolean;
}

export const usualPaper = "4x6in";

const band = inOrder(fieldsOf<Band>({ min: number, max: number }, {}), "min", "max");
const pixelBand = inOrder(fieldsOf<PixelBand>({ min: number, max: orNull(number) }, {}), "min", "max");
const checks = listOf(oneOf(checkIds));

const fieldsOfRule = fieldsOf<PhotoRule>(
  {
    urlPath: text,
    widthMm: positive,
    heightMm: positive,
    dpi: positive,
    head: orNull(
      fieldsOf<NonNullable<PhotoRule["head"]>>({ heightMm: band, crown: oneOf(["skull", "hair"]) }, {}),
    ),
    eyeLineMm: orNull(band),
    topMarginMm: orNull(band),
    backgrounds: listOf(text),
    colour: oneOf(["colour", "grey", "either"]),
    digital: orNull(
      inOrder(
        fieldsOf<NonNullable<PhotoRule["digital"]>>(
          {
            widthPx: pixelBand,
            heightPx: pixelBand,
            aspectRatio: orNull(positive),
            minKb: orNull(number),
            maxKb: orNull(positive),
            format: oneOf(["jpeg"]),
          },
          { dpi: positive },
        ),
        "minKb",
        "maxKb",
      ),
    ),
    editPolicy: fieldsOf<EditPolicy>(
      {
        background: oneOf(["keep", "unknown", "may-replace"]),
        retouch: oneOf(["forbidden", "unknown"]),
        geometry: oneOf(["allowed", "forbidden", "unknown"]),
      },
      {},
    ),
    glasses: orNull(oneOf(["not-allowed", "if-no-glare", "allowed"])),
    headCovering: orNull(oneOf(["religious-only", "religious-or-medical", "not-allowed"])),
    expression: orNull(oneOf(["neutral", "mouth-closed", "closed-smile", "smile"])),
  },
  {
    relaxed: checks,
    waived: checks,
    caption: orNull(fieldsOf<CaptionRule>({ heightRatio: positive }, {})),
    isBackgroundOurs: flag,
  },
);

const answers = fieldsOf<Answers>(
  {},
  {
    "eyes-open": oneOf(questions["eyes-open"]),
    glasses: oneOf(questions.glasses),
    "head-covering": oneOf(questions["head-covering"]),
  },
);

const photoOptions = fieldsOf<PhotoOptions>(
  {},
  {
    background: text,
    adjust: fieldsOf<CropAdjustment>(
      { scale: positive, dxMm: number, dyMm: number, rotateDeg: number },
      { lines: fieldsOf<HeadLines>({}, { crown: point, eyes: point, chin: point }) },
    ),
    caption: fieldsOf<Caption>({ name: text, date: day }, {}),
    answers,
    paper: oneOf(paperNames),
    copies: count,
    isEnlargedByShop: flag,
    sheetLabel: text,
    otherDocument: fieldsOf<OtherDocument>({ rule: fieldsOfRule }, { copies: count, sheetLabel: text }),
    printAtFullSizeLabel: text,
    hasPreview: flag,
  },
);

const checkOptions = fieldsOf<CheckOptions>(
  {},
  {
    answers,
    given: fieldsOf<FinishedFile>({ format: text, widthPx: count, heightPx: count, bytes: count }, {}),
  },
);

const poolOptions = fieldsOf<PhotoPoolOptions>(
  { workers: count, maxQueue: atLeastZero },
  {
    maxWaitMs: aboveZero,
    timeoutMs: aboveZero,
    memoryMb: aboveZero,
    processorMs: aboveZero,
    segmenter: orNull(object),
  },
);

function checkSubject(bytes: unknown, rule: unknown): void {
  if (!types.isUint8Array(bytes))
    throw new TypeError("The picture must be the bytes of a file: a Uint8Array, such as a Buffer.");
  if (typeof rule !== "object" || rule === null)
    throw new TypeError('The rule must be an object, such as findRule("de-passport") returns.');
  fieldsOfRule("rule", rule);
}

/** Before a photo is made that would be larger than any paper: a size in the wrong unit takes more memory than there is. */
function checkSheet(rule: PhotoRule, { paper = usualPaper, otherDocument }: PhotoOptions): void {
  try {
    if (otherDocument) layOutMixedSheet(paper, rule, otherDocument.rule);
    else layOutSheet(paper, rule);
  } catch (error) {
    throw error instanceof SheetTooSmall ? new RangeError(`${error.message}.`) : error;
  }
}

/**
 * A program in plain JavaScript has no types: a wrong argument is named before the photo process gets it.
 * @throws TypeError, RangeError for a background that the rule does not allow, and for a photo that the paper is too small for
 */
export function checkPhotoCall(bytes: unknown, rule: unknown, options: PhotoOptions): void {
  checkSubject(bytes, rule);
  photoOptions("options", options);
  if (options.background !== undefined) backgroundColour(options.background, rule as PhotoRule);
  checkSheet(rule as PhotoRule, options);
}

/** As `checkPhotoCall`. */
export function checkCheckCall(bytes: unknown, rule: unknown, options: CheckOptions): void {
  checkSubject(bytes, rule);
  checkOptions("options", options);
}

/** As `checkPhotoCall`. */
export function checkRuleCall(documentId: unknown, options: unknown): void {
  if (typeof documentId !== "string")
    throw new TypeError('The id of the document must be a text, such as "de-passport".');
  fieldsOf<RuleOptions>({}, { isChild: flag })("options", options);
}

/** Of a photo process (`PhotoPoolOptions.workers`). */
const bytesOfWorker = 350e6;

/**
 * A mistaken number, such as that of all photos, would start more processes than the machine can run.
 * @throws TypeError, RangeError for more processes than there is memory for
 */
export function checkPoolOptions(options: PhotoPoolOptions): void {
  poolOptions("options", options);
  const most = Math.max(1, Math.floor(totalmem() / bytesOfWorker));
  if (options.workers > most)
    throw new RangeError(
      `options.workers must be at most ${most} here: each process takes up to about 350 MB of memory.`,
    );
}
