import type { Template } from "../../../../contract/document/template";
import { readJson, sessionStore } from "../../../browser/safe-storage";
import { cardKeepMs } from "../../../constants";
import type { PhotoState } from "./photo-state";

const sessionKey = "photo";
const documentKey = "document";

/** What a reload of the page brings back, as it is stored. */
type StoredPhoto = Pick<PhotoState, "choices" | "photo" | "shots" | "upload" | "made"> & {
  run: Pick<PhotoState["run"], "status" | "rejection" | "failure">;
};

const storedOf = ({ choices, photo, shots, upload, made, run }: PhotoState): StoredPhoto => {
  const { status, rejection, failure } = run;
  return { choices, photo, shots, upload, made, run: { status, rejection, failure } };
};

const isStoredAlike = (one: PhotoState, other: PhotoState): boolean => {
  const [a, b] = [storedOf(one), storedOf(other)];
  return (
    (["choices", "photo", "shots", "upload", "made"] as const).every((part) => a[part] === b[part]) &&
    (["status", "rejection", "failure"] as const).every((part) => a.run[part] === b.run[part])
  );
};

/** Stores choices and outcome in session storage, when one of them has changed since `before`. */
export function storePhoto(state: PhotoState, before: PhotoState | null): void {
  if (!state.isRestored || (before?.isRestored && isStoredAlike(state, before))) return;
  sessionStore.set(sessionKey, JSON.stringify(storedOf(state)));
}

export interface RestoredPhoto {
  state: StoredPhoto;
  /** A run was cut off by the reload, or its files have gone since: worth running again. */
  isUnfinished: boolean;
}

/** What this tab held before a reload; null when nothing, or nothing readable. */
export function restoredPhoto(now = Date.now()): RestoredPhoto | null {
  const stored = readJson<StoredPhoto>(
    sessionStore,
    sessionKey,
    ({ choices, run }) => Boolean(choices) && Boolean(run?.status),
  );
  if (!stored) return null;
  const { choices, made, run } = stored;
  const isMadeHere = made?.request.isOnDevice ?? false;
  const isCutOff = run.status === "running";
  const isOld = made !== null && now - made.madeAt > cardKeepMs;
  // The files of a card that was made in this browser went with the page, those on the server when it may have none.
  const isStale = isOld || (!!made?.card && (isMadeHere || choices.isOnDevice));
  const state = isStale ? { ...stored, made: null } : stored;
  // A refusal says what it says without the files.
  if (!isCutOff && (!isStale || run.status === "refused")) return { state, isUnfinished: false };
  return {
    state: { ...state, upload: isStale ? null : state.upload, run: { ...run, status: "idle" } },
    // What was made here is not made by the server without a press, though the next photo may be.
    isUnfinished: isCutOff || !isMadeHere || choices.isOnDevice,
  };
}

interface StoredDocument {
  lang: string;
  template: Template;
}

/** Stores the chosen document in its language: a page that is loaded again shows a photo of it before all documents have come. */
export function storeDocument(lang: string, template: Template): void {
  sessionStore.set(documentKey, JSON.stringify({ lang, template } satisfies StoredDocument));
}

/** Null when there is none in that language. Documents stored by an earlier version of the site have no `rule`. */
export const storedDocument = (lang: string): Template | null =>
  readJson<StoredDocument>(
    sessionStore,
    documentKey,
    (stored) => stored.lang === lang && Boolean(stored.template?.rule),
  )?.template ?? null;
