import { useEffect, useRef, useState } from "react";
import { backOnline } from "../../../browser/back-online";
import { wait } from "../../../browser/wait";
import { isChunkLoadError, reloadOnceForChunk } from "../../../navigation/chunk-reload";
import { useAppDispatch } from "../../../store/hooks";
import { failureTexts } from "../../../v5/failure-texts";
import { loadActions } from "../load-actions";
import { loadInspectFile, loadShots } from "../load-parts";
import type { RefusalText } from "../refusal-text";

/** A new connection can fail at first. */
const maxRetries = 5;
const retryMs = 2000;

const offlinePhoto = { title: "failure.offline.title", advice: "failure.offlinePhoto.advice" } as const;

/** The first of several, which the reason is of; a camera frame has no name. */
const named = (texts: RefusalText, [file]: readonly Blob[]): RefusalText =>
  file instanceof File ? { ...texts, file: file.name } : texts;

/**
 * Takes a photo, or the best of several, after inspecting it. A refused file leaves the current photo and its results
 * unchanged. The code is loaded with the first file.
 */
export function usePhotoInput() {
  const dispatch = useAppDispatch();
  const runCount = useRef(0);
  const lastRun = useRef<Promise<boolean | "offline">>(Promise.resolve(false));
  const isShown = useRef(false);
  const [isInspecting, setIsInspecting] = useState(false);
  const [refusal, setRefusal] = useState<RefusalText | null>(null);

  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  /** @returns why the photo is refused; null if it was taken; undefined if another was chosen meanwhile */
  const take = async (files: readonly Blob[], name: string | undefined, isCurrent: () => boolean) => {
    if (files.length > 1) {
      const { takeShots } = await loadShots();
      return dispatch(takeShots({ files, name, isCurrent }));
    }
    const file = files[0]!;
    const [{ setPhoto }, { inspectFile }] = await Promise.all([loadActions(), loadInspectFile()]);
    const inspected = await dispatch(inspectFile(file));
    // Inspecting a large file takes long: a file chosen after it wins.
    if (!isCurrent()) return undefined;
    if (inspected.refusal === null) await dispatch(setPhoto(inspected, name));
    return inspected.refusal;
  };

  const inspectAndTake = async (
    files: readonly Blob[],
    name: string | undefined,
    retries: number,
  ): Promise<boolean | "offline"> => {
    runCount.current += 1;
    const run = runCount.current;
    setIsInspecting(true);
    try {
      const found = await take(files, name, () => run === runCount.current);
      if (found === undefined) return false;
      setRefusal(found && named(found, files));
      return found === null;
    } catch (error) {
      if (isChunkLoadError(error) && (!navigator.onLine || (retries > 0 && retries < maxRetries))) {
        setRefusal(offlinePhoto);
        return "offline";
      }
      const online = isChunkLoadError(error) ? "connectionTimedOut" : "imageLoadFailed";
      const texts = failureTexts[navigator.onLine ? online : "offline"];
      setRefusal(online === "imageLoadFailed" ? named(texts, files) : texts);
      if (isChunkLoadError(error)) reloadOnceForChunk();
      else if (navigator.onLine) throw error;
      return false;
    } finally {
      if (run === runCount.current) setIsInspecting(false);
    }
  };

  /** A photo chosen without a connection, before the code for it was loaded, is taken when the connection is back. */
  const takePhotos = async (files: readonly Blob[], name?: string, retries = 0): Promise<boolean> => {
    const inspected = inspectAndTake(files, name, retries);
    const run = runCount.current;
    lastRun.current = inspected;
    const isTaken = await inspected;
    if (isTaken !== "offline") return isTaken;
    await (navigator.onLine ? wait(retryMs) : backOnline());
    return isShown.current && run === runCount.current && takePhotos(files, name, retries + 1);
  };

  return {
    isInspecting,
    /** Why the last file was refused. */
    refusal,
    /** Resolves to true if it is the current photo now. */
    takePhotos: (files: readonly Blob[], name?: string) => takePhotos(files, name),
    /** Resolves when no inspection is running. */
    whenInspected: () =>
      lastRun.current.then(
        (isTaken) => isTaken === true,
        () => false,
      ),
  };
}
