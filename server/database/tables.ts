import type { Selectable } from "kysely";
import type { Outcome, PairingState, RefusalReason } from "../../contract/codes";

/** Times are milliseconds since 1970. Columns are snake_case in the database (CamelCasePlugin). */
export interface Tables {
  session: SessionTable;
  file: FileTable;
  doomedFile: DoomedFileTable;
  riskJob: RiskJobTable;
  feedback: FeedbackTable;
  delivery: DeliveryTable;
  outcome: OutcomeTable;
  pairing: PairingTable;
  rateCount: RateCountTable;
  setting: { name: string; value: string };
}

export interface SessionTable {
  /** SHA-256 of the token: whoever reads the database cannot act as a visitor. */
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
  /** SHA-256 of the bytes as uploaded; null for what was made here. */
  digest: string | null;
  /** The upload that this file was made from; it goes when that goes. */
  madeFrom: string | null;
  contentType: string;
  /** Name without extension under which a visitor saves the file. */
  downloadName: string;
  widthPx: number;
  heightPx: number;
  byteCount: number;
  /** The file as it was uploaded (`FinishedFile` in JSON): what is stored is another copy. Null for what was made here. */
  given: string | null;
  /** 0 pending, 1 passed, -1 abnormal, -2 failed. */
  checkStatus: number;
  errMsg: string;
  createdAt: number;
  expiresAt: number;
}

/**
 * Bytes that are to leave the storage at `dueAt`. Written before bytes are, and taken back with their record: so
 * neither an upload that broke off nor a removal that broke off is ever forgotten.
 */
export interface DoomedFileTable {
  fileName: string;
  dueAt: number;
}

/** A risk check to be made, by whichever process takes it. */
export interface RiskJobTable {
  fileName: string;
  /** Always "". The previous release still reads it, and migrations only add columns. */
  payloadFault: string;
  /** A process that takes the job moves this on: should it die, another takes the job then. */
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

/** A message that is still to be told to people, by one of the operator's ways. */
export interface DeliveryTable {
  feedbackId: string;
  channel: string;
  /** A process that takes it moves this on: should it die, another takes it then. */
  dueAt: number;
  tries: number;
}

/** What became of a photo, as its owner told it. Nothing says who that was. */
export interface OutcomeTable {
  /** Document and digest of the photo: the part of its code that does not change. */
  id: string;
  /** `urlPath` */
  document: string;
  outcome: Outcome;
  /** Null where the photo was not refused. */
  reason: RefusalReason | null;
  /** What the authority wrote; "" where nothing was told, or when it has been kept long enough. */
  words: string;
  createdAt: number;
}

/** A desktop's page that waits for a photo from a phone. */
export interface PairingTable {
  code: string;
  /** Of the desktop. */
  sessionId: string;
  /** Null until a phone has joined. */
  phoneSessionId: string | null;
  state: PairingState;
  urlPath: string | null;
  /** The photo, from the moment it was sent. */
  fileName: string | null;
  createdAt: number;
  /** The end of the time for the next step: joining, sending, fetching. */
  expiresAt: number;
}

/** Calls that were counted, where replicas count together. */
export interface RateCountTable {
  key: string;
  count: number;
  endsAt: number;
}

export type Feedback = Selectable<FeedbackTable>;
export type Session = Selectable<SessionTable>;
export type StoredPairing = Selectable<PairingTable>;
export type StoredOutcome = Selectable<OutcomeTable>;
export type StoredFile = Selectable<FileTable>;
export type RiskJob = Selectable<RiskJobTable>;
