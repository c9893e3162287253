import type { Selectable } from "kysely";
import type { AuthorityReason, Outcome, PairingState } from "../../contract/codes";

/** Times are milliseconds since 1970. Columns are snake_case in the database (CamelCasePlugin). */
export interface Tables {
  session: SessionTable;
  file: FileTable;
  doomedFile: DoomedFileTable;
  riskJob: RiskJobTable;
  feedback: FeedbackTable;
  feedbackPicture: FeedbackPictureTable;
  delivery: DeliveryTable;
  outcome: OutcomeTable;
  pairing: PairingTable;
  cardAnswer: CardAnswerTable;
  rateCount: RateCountTable;
  setting: { name: string; value: string };
}

export interface SessionTable {
  /** SHA-256 of the token, so that read access to the database gives no access to sessions. */
  id: string;
  deviceId: string;
  createdAt: number;
  expiresAt: number;
}

export interface FileTable {
  fileName: string;
  sessionId: string;
  kind: "image" | "media" | "paired" | "cut-out" | "result";
  mediaId: string | null;
  /** SHA-256 of the uploaded bytes; null for files made here. */
  digest: string | null;
  /** The upload that this file was made from; deleting the upload deletes this file. */
  madeFrom: string | null;
  contentType: string;
  /** File name for downloads, without extension. */
  downloadName: string;
  widthPx: number;
  heightPx: number;
  byteCount: number;
  /** Facts of the uploaded file (JSON of `given-file.ts`), since a copy is stored. Null for files made here. */
  given: string | null;
  /** 0 pending, 1 passed, -1 abnormal, -2 failed. */
  checkStatus: number;
  errMsg: string;
  createdAt: number;
  expiresAt: number;
}

/**
 * Bytes to be deleted from the storage at `dueAt`. Added before bytes are written, and removed in the transaction that
 * adds their record, so that an interrupted upload or removal is never forgotten.
 */
export interface DoomedFileTable {
  fileName: string;
  dueAt: number;
}

/** A pending risk check. */
export interface RiskJobTable {
  fileName: string;
  /** Always "". The previous release still reads it, and migrations only add columns. */
  payloadFault: string;
  /** Postponed by a process that takes the job: if it dies, another takes it then. */
  dueAt: number;
}

export interface FeedbackTable {
  id: string;
  sessionId: string;
  message: string;
  email: string;
  lang: string;
  createdAt: number;
}

/** An uploaded picture that belongs to a message. The file may expire before the message. */
export interface FeedbackPictureTable {
  feedbackId: string;
  fileName: string;
}

/** A message to be sent through one of the operator's channels. */
export interface DeliveryTable {
  feedbackId: string;
  channel: string;
  /** Postponed by a process that takes it: if it dies, another takes it then. */
  dueAt: number;
  tries: number;
}

/** What the owner of a photo reported; anonymous. */
export interface OutcomeTable {
  /** Document and digest of the photo: the constant part of its code. */
  id: string;
  /** `urlPath` */
  document: string;
  outcome: Outcome;
  /** Null if the photo was not refused. */
  reason: AuthorityReason | null;
  /** What the authority wrote; "" if unknown, or after its retention time. */
  words: string;
  createdAt: number;
}

/** A desktop page that waits for a photo from a phone, or has finished files for it. */
export interface PairingTable {
  code: string;
  /** Session of the desktop. */
  sessionId: string;
  /** Session of the phone; null until one has joined. */
  phoneSessionId: string | null;
  state: PairingState;
  urlPath: string | null;
  /** The photo, once it was sent. */
  fileName: string | null;
  /** The files for the phone: `fileName` and `name` of each, as JSON. Null if the phone sends a photo. */
  files: string | null;
  createdAt: number;
  /** Deadline of the next step. */
  expiresAt: number;
}

/** The answer to a card request with an `Idempotency-Key`. */
export interface CardAnswerTable {
  /** SHA-256 of session and key. */
  id: string;
  /** SHA-256 of the request: another one with the same key is a mistake. */
  request: string;
  /** The upload; its deletion deletes the answer. */
  fileName: string;
  /** `data` of the envelope as JSON; null while the photo is being made. */
  answer: string | null;
  /** While the photo is being made: when another call may take over, in case that the process has died. */
  expiresAt: number;
}

/** Call counts shared by replicas. */
export interface RateCountTable {
  key: string;
  count: number;
  endsAt: number;
}

/** A message with its stored pictures. */
export type Feedback = Selectable<FeedbackTable> & { pictures: StoredFile[] };
export type Session = Selectable<SessionTable>;
export type StoredPairing = Selectable<PairingTable>;
export type StoredOutcome = Selectable<OutcomeTable>;
export type StoredFile = Selectable<FileTable>;
export type RiskJob = Selectable<RiskJobTable>;
