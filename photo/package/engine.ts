/** The engine as an npm package for Node; `npm run pack:engine` makes it (`tools/engine-package/pack-engine.ts`). */

import type * as core from "../core/photo-outcome";
import type { PhotoRule } from "../core/types";
import { makePhotoPool as openPhotoPool } from "../node/photo-pool";
import type { PhotoPoolOptions, PhotoPool as Pool } from "../node/photo-pool-types";
import {
  type CheckOptions,
  checkCheckCall,
  checkPhotoCall,
  checkPoolOptions,
  type PhotoOptions,
  usualPaper,
} from "./check-arguments";
import { type DocumentSummary, documentOf } from "./documents";

export type { Answers } from "../core/questions";
export type {
  AppliedAdjustment,
  Caption,
  Check,
  CropAdjustment,
  Edit,
  EncodedImage,
  Face,
  Grade,
  Measurements,
  PaperName,
  PhotoRule,
  Printout,
  Verdict,
} from "../core/types";
export { PhotoPoolError, type PhotoPoolOptions } from "../node/photo-pool-types";
export type { CheckOptions, PhotoOptions, RuleOptions } from "./check-arguments";
export { type CheckWords, wordsOf } from "./check-words";
export { type DocumentSummary, findRule, listDocuments, notesOf, UnknownDocument } from "./documents";

/** What every answer has besides. */
interface OfDocument {
  /**
   * The document whose id is `rule.urlPath`: look at its `takesHomePhoto` before you show a photo as finished. Null for a rule with an id
   * of your own.
   */
  document: DocumentSummary | null;
}

export type AcceptedPhoto = core.AcceptedPhoto & OfDocument;
/** A photo, or why there is none: `accepted` tells them apart. */
export type PhotoOutcome = core.PhotoOutcome & OfDocument;
export type PhotoReport = core.PhotoReport & OfDocument;

let pool: Pool | null = null;

/** One photo process, started by the first call. Calls wait for their turn. */
function openPool(): Pool {
  pool ??= openPhotoPool({
    workers: 1,
    maxQueue: Number.POSITIVE_INFINITY,
    maxWaitMs: Number.POSITIVE_INFINITY,
  });
  return pool;
}

/** The photo process receives a `Buffer` as plain bytes. */
const plainBytes = ({ buffer, byteOffset, length }: Uint8Array) => new Uint8Array(buffer, byteOffset, length);

/** An option that is undefined, as of a field that a request lacks, counts as left out. */
const given = <T extends object>(options: T): T =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as T;

async function makeIn(
  open: () => Pool,
  bytes: Uint8Array,
  rule: PhotoRule,
  options: PhotoOptions,
): Promise<PhotoOutcome> {
  checkPhotoCall(bytes, rule, options);
  const usual = {
    background: "auto",
    paper: usualPaper,
    sheetLabel: rule.urlPath,
    hasPreview: false,
  } as const;
  const { otherDocument: other, ...others } = options;
  const otherDocument = other && { sheetLabel: other.rule.urlPath, ...given(other) };
  const request = { ...usual, ...given(others), otherDocument, image: plainBytes(bytes), rule };
  return { ...(await open().makePhoto(request)), document: documentOf(rule) };
}

async function checkIn(
  open: () => Pool,
  bytes: Uint8Array,
  rule: PhotoRule,
  options: CheckOptions,
): Promise<PhotoReport> {
  checkCheckCall(bytes, rule, options);
  const report = await open().checkPhoto({ ...options, image: plainBytes(bytes), rule });
  return { ...report, document: documentOf(rule) };
}

/**
 * Makes a document photo from a picture of one person (JPEG, PNG, WebP, HEIC or AVIF).
 * Resolves with `accepted: false` for a photo that fails its checks, and for a file that cannot be read.
 * @param rule of `findRule`, or one of your own
 * @throws TypeError for a wrong argument, RangeError for a number outside its limits and what the rule does not allow,
 * PhotoPoolError if the photo takes too long or its process crashes
 */
export async function makePhoto(
  bytes: Uint8Array,
  rule: PhotoRule,
  options: PhotoOptions = {},
): Promise<PhotoOutcome> {
  return makeIn(openPool, bytes, rule, options);
}

/**
 * Checks a finished photo against the rule of a document. The photo is not changed.
 * @throws TypeError for a wrong argument, RangeError for a number outside its limits, PhotoPoolError if the photo takes too
 * long or its process crashes
 */
export async function checkPhoto(
  bytes: Uint8Array,
  rule: PhotoRule,
  options: CheckOptions = {},
): Promise<PhotoReport> {
  return checkIn(openPool, bytes, rule, options);
}

/** Ends the photo process, and the calls that still run or wait: they reject with a `PhotoPoolError`. Otherwise it ends with the program. */
export async function closeEngine(): Promise<void> {
  const open = pool;
  pool = null;
  await open?.close();
}

/** The calls of this module in photo processes of one's own. With a full queue they reject with a `PhotoPoolError`. */
export interface PhotoPool {
  makePhoto: typeof makePhoto;
  checkPhoto: typeof checkPhoto;
  /** As `closeEngine`. */
  close(): Promise<void>;
}

/**
 * Opens photo processes of one's own, for several photos at once.
 * @throws TypeError for a wrong option
 */
export function makePhotoPool(options: PhotoPoolOptions): PhotoPool {
  checkPoolOptions(options);
  const own = openPhotoPool(options);
  return {
    makePhoto: async (bytes, rule, photoOptions = {}) => makeIn(() => own, bytes, rule, photoOptions),
    checkPhoto: async (bytes, rule, checkOptions = {}) => checkIn(() => own, bytes, rule, checkOptions),
    close: own.close,
  };
}
