import { totalmem } from "node:os";
import { types } from "node:util";
import { backgroundColour } from "../core/background-colour";
import { digitalSize, printSize } from "../core/crop/output-size";
import { headLines } from "../core/face/guide-lines";
import { type ImageFormat, imageFormats } from "../core/file/image-format";
import { checkIds } from "../core/findings";
import { type Answers, questions } from "../core/questions";
import {
  adjustBounds,
  copyBounds,
  maxNameLength,
  maxOwnSizeEdgePx,
  minOwnSizeEdgePx,
  ownSizeDpi,
  ownSizeKb,
  ownSizeMm,
} from "../core/request-limits";
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
  atLeast,
  atLeastZero,
  colour,
  count,
  countWithin,
  day,
  fieldsOf,
  flag,
  inOrder,
  type Kind,
  listOf,
  number,
  object,
  oneOf,
  orNull,
  point,
  positive,
  text,
  textOf,
  within,
} from "./argument-kinds";

/** `sheetLabel` is the document's id if it is left out. */
type OtherDocument = Omit<NonNullable<PhotoRequest["otherDocument"]>, "sheetLabel"> & {
  sheetLabel?: string;
};
export type PhotoOptions = Partial<Omit<PhotoRequest, "image" | "rule" | "editsBefore" | "otherDocument">> & {
  otherDocument?: OtherDocument;
};
export type CheckOptions = Omit<CheckRequest, "image" | "rule" | "given"> & {
  /** Facts of the file that counts, where the bytes are only a copy of it. */
  given?: FinishedFile & { format: ImageFormat };
};
export interface RuleOptions {
  /** The rule for a small child, where the authority has one. */
  isChild?: boolean;
}

export const usualPaper = "4x6in";

const band = inOrder(fieldsOf<Band>({ min: number, max: number }, {}), "min", "max");
const pixelBand = inOrder(
  fieldsOf<PixelBand>({ min: atLeastZero, max: orNull(atLeastZero) }, {}),
  "min",
  "max",
);
const checks = listOf(oneOf(checkIds));

const fieldsOfPlainRule = fieldsOf<PhotoRule>(
  {
    urlPath: text,
    widthMm: within(ownSizeMm),
    heightMm: within(ownSizeMm),
    dpi: within(ownSizeDpi),
    head: orNull(
      fieldsOf<NonNullable<PhotoRule["head"]>>({ heightMm: band, crown: oneOf(["skull", "hair"]) }, {}),
    ),
    eyeLineMm: orNull(band),
    topMarginMm: orNull(band),
    backgrounds: listOf(colour),
    colour: oneOf(["colour", "grey", "either"]),
    digital: orNull(
      inOrder(
        fieldsOf<NonNullable<PhotoRule["digital"]>>(
          {
            widthPx: pixelBand,
            heightPx: pixelBand,
            aspectRatio: orNull(positive),
            minKb: orNull(within({ min: 0, max: ownSizeKb.max })),
            maxKb: orNull(atLeast(ownSizeKb.min)),
            format: oneOf(["jpeg"]),
          },
          { dpi: within(ownSizeDpi) },
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

const edgePx = within({ min: minOwnSizeEdgePx, max: maxOwnSizeEdgePx });

/** Also the pixels that come of lengths and dots per inch: too many take more memory than there is. */
const fieldsOfRule: Kind = (place, value) => {
  fieldsOfPlainRule(place, value);
  const rule = value as PhotoRule;
  const sizes = { print: printSize(rule), file: digitalSize(rule) };
  for (const [of, { widthPx, heightPx }] of Object.entries(sizes)) {
    edgePx(`${place}: the width of the ${of} in pixels`, widthPx);
    edgePx(`${place}: the height of the ${of} in pixels`, heightPx);
  }
};

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
      {
        scale: within(adjustBounds.scale),
        dxMm: within(adjustBounds.dxMm),
        dyMm: within(adjustBounds.dyMm),
        rotateDeg: within(adjustBounds.rotateDeg),
      },
      { lines: fieldsOf<HeadLines>({}, { crown: point, eyes: point, chin: point }) },
    ),
    caption: fieldsOf<Caption>({ name: textOf(maxNameLength), date: day }, {}),
    answers,
    paper: oneOf(paperNames),
    copies: countWithin(copyBounds),
    isEnlargedByShop: flag,
    sheetLabel: text,
    otherDocument: fieldsOf<OtherDocument>(
      { rule: fieldsOfRule },
      { copies: countWithin(copyBounds), sheetLabel: text },
    ),
    printAtFullSizeLabel: text,
    hasPreview: flag,
  },
);

/** As a JPEG can have. */
const edgeOfFile = countWithin({ min: 1, max: 65_535 });

const checkOptions = fieldsOf<CheckOptions>(
  {},
  {
    answers,
    given: fieldsOf<NonNullable<CheckOptions["given"]>>(
      { format: oneOf(imageFormats), widthPx: edgeOfFile, heightPx: edgeOfFile, bytes: count },
      {},
    ),
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

/** The lines must be in order from top to bottom, even if only two are given. */
function checkLines({ lines = {} }: Pick<CropAdjustment, "lines">): void {
  const given = headLines.filter((line) => lines[line]);
  for (const [index, line] of given.entries()) {
    const above = given[index - 1];
    if (above && lines[above]![1] >= lines[line]![1])
      throw new RangeError(`options.adjust.lines.${above} must lie above options.adjust.lines.${line}.`);
  }
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

/** Before its fields are checked: nobody should correct a caption that is not possible. */
function checkCaptionAllowed(rule: PhotoRule, options: PhotoOptions | null): void {
  if (options?.caption && !rule.caption)
    throw new RangeError(`options.caption is not possible: ${rule.urlPath} asks for no name and date.`);
}

/**
 * A program in plain JavaScript has no types: a wrong argument is named before the photo process gets it.
 * @throws TypeError, RangeError for a number outside its limits, for what the rule does not allow, and for a photo that the paper is too small for
 */
export function checkPhotoCall(bytes: unknown, rule: unknown, options: PhotoOptions): void {
  checkSubject(bytes, rule);
  checkCaptionAllowed(rule as PhotoRule, options);
  photoOptions("options", options);
  if (options.background !== undefined) backgroundColour(options.background, rule as PhotoRule);
  if (options.adjust) checkLines(options.adjust);
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
