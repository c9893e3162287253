import type { Template } from "../../../../contract/document/template";
import { readJson, sessionStore } from "../../../browser/safe-storage";
import { cardKeepMs } from "../../../constants";
import { storedPhotoKey } from "../../../navigation/start/stored-photo";
import type { PhotoState } from "./photo-state";

const documentKey = "document";

/** The stored state that a reload restores. */
type StoredPhoto = Pick<PhotoState, "choices" | "photo" | "shots" | "upload" | "made" | "cropsBefore"> & {
  run: Pick<PhotoState["run"], "status" | "rejection" | "failure">;
};

function storedOf({ choices, photo, shots, upload, made, cropsBefore, run }: PhotoState): StoredPhoto {
  const { status, rejection, failure } = run;
  return { choices, photo, shots, upload, made, cropsBefore, run: { status, rejection, failure } };
}

function isStoredAlike(one: PhotoState, other: PhotoState): boolean {
  const [a, b] = [storedOf(one), storedOf(other)];
  return (
    (["choices", "photo", "shots", "upload", "made", "cropsBefore"] as const).every(
      (part) => a[part] === b[part],
    ) && (["status", "rejection", "failure"] as const).every((part) => a.run[part] === b.run[part])
  );
}

/** Stores choices and outcome in session storage if they have changed since `before`. */
export function storePhoto(state: PhotoState, before: PhotoState | null): void {
  if (!state.isRestored || (before?.isRestored && isStoredAlike(state, before))) return;
  sessionStore.set(storedPhotoKey, JSON.stringify(storedOf(state)));
}

export interface RestoredPhoto {
  state: StoredPhoto;
  /** The run was interrupted by the reload, or its files were deleted: worth running again. */
  isUnfinished: boolean;
}

/** Restores this tab's state from before a reload; null if there is none or it is unreadable. */
export function restoredPhoto(now = Date.now()): RestoredPhoto | null {
  const stored = readJson<StoredPhoto>(
    sessionStore,
    storedPhotoKey,
    ({ choices, run }) => Boolean(choices) && Boolean(run?.status),
  );
  if (!stored) return null;
  const { choices, made, run } = stored;
  const isMadeHere = made?.request.isOnDevice ?? false;
  const isCutOff = run.status === "running";
  const isOld = made !== null && now - made.madeAt > cardKeepMs;
  // Files made in this browser were lost with the page.
  const isStale = isOld || (!!made?.card && (isMadeHere || choices.isOnDevice));
  const kept = isOld ? { ...stored, choices: { ...choices, caption: null } } : stored;
  const state = isStale ? { ...kept, made: null } : kept;
  // A refusal needs no files.
  if (!isCutOff && (!isStale || run.status === "refused")) return { state, isUnfinished: false };
  return {
    state: { ...state, upload: isStale ? null : state.upload, run: { ...run, status: "idle" } },
    // A photo made on this device is not uploaded without a press, even if the mode was changed.
    isUnfinished: isCutOff || !isMadeHere || choices.isOnDevice,
  };
}

interface StoredDocument {
  lang: string;
  template: Template;
}

/** Stores the chosen document in its language, so that a reload can show it before all documents are loaded. */
export function storeDocument(lang: string, template: Template): void {
  sessionStore.set(documentKey, JSON.stringify({ lang, template } satisfies StoredDocument));
}

/** Null if there is none in that language. Documents stored by an older version have no `rule`. */
export const storedDocument = (lang: string): Template | null =>
  readJson<StoredDocument>(
    sessionStore,
    documentKey,
    (stored) => stored.lang === lang && Boolean(stored.template?.rule),
  )?.template ?? null;
