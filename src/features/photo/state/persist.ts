import { sessionStore } from "../../../browser/safe-storage";
import { cardKeepMs } from "../../../constants";
import { finishedStatus, isRunning, type PhotoState } from "./photo-state";

const key = "photo";

const keptFields = [
  "status",
  "choices",
  "photo",
  "uploaded",
  "card",
  "report",
  "isMadeHere",
  "cardAdjust",
  "cardBackground",
  "rejection",
  "failure",
] as const;
type KeptFields = Pick<PhotoState, (typeof keptFields)[number]>;
type KeptSession = KeptFields & { keptAt: number; madeAt: number };

let lastKept: PhotoState | null = null;
let madeAt = 0;

/** Keeps choices and outcome in session storage, when one of them has changed. */
export function keepPhotoSession(state: PhotoState): void {
  const before = lastKept;
  if (!state.isRestored || (before && keptFields.every((field) => before[field] === state[field]))) return;
  const isMade = state.card !== null && state.card !== before?.card;
  const isChecked = state.report !== null && state.report !== before?.report;
  if ((isMade || isChecked) && before?.isRestored) madeAt = Date.now();
  lastKept = state;
  const kept = Object.fromEntries(keptFields.map((field) => [field, state[field]]));
  sessionStore.set(key, JSON.stringify({ ...kept, keptAt: Date.now(), madeAt }));
}

export interface PhotoSession {
  state: Partial<PhotoState>;
  /** A run was cut off by the reload, or its files have gone since: worth running again. */
  isUnfinished: boolean;
}

/** What this tab held before a reload; null when nothing, or nothing readable. */
export function keptPhotoSession(now = Date.now()): PhotoSession | null {
  const kept = parsed(sessionStore.get(key));
  if (!kept) return null;
  madeAt = kept.madeAt;
  const { keptAt: _, madeAt: __, ...state } = kept;
  const isCutOff = isRunning(state as PhotoState);
  const isOld = now - kept.madeAt > cardKeepMs;
  // The files of a card that was made in this browser went with the page, those on the server when it may have none.
  const isGone = state.isMadeHere || state.choices.isOnDevice;
  const isStale = (state.card !== null && (isGone || isOld)) || (!!state.report && isOld);
  const card = isStale ? null : state.card;
  const report = isStale ? null : (state.report ?? null);
  // A refusal says what it says without the files.
  if (!isCutOff && (!isStale || state.status === "new-photo-required"))
    return { state: { ...state, card, report }, isUnfinished: false };
  const uploaded = isStale ? null : state.uploaded;
  const status = finishedStatus({ card, report });
  // What was made here is not made by the server without a press, though the next photo may be.
  const isUnfinished = isCutOff || !state.isMadeHere || state.choices.isOnDevice;
  return { state: { ...state, status, step: null, uploaded, card, report }, isUnfinished };
}

function parsed(text: string | null): KeptSession | null {
  try {
    const kept = JSON.parse(text ?? "null") as KeptSession | null;
    return kept?.choices && kept.status ? kept : null;
  } catch {
    return null;
  }
}
