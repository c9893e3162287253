import { useRef, useState } from "react";
import { useAppDispatch } from "../../../store/hooks";
import { failureTexts } from "../../../v5/failure-texts";
import { loadActions } from "../load-actions";
import { loadFileRefusal, loadShots } from "../load-parts";
import type { RefusalText } from "../refusal-text";

/**
 * Takes a photo, or the best of several, after a look at it: a file that is no photo leaves the photo before, and what was
 * made of it, as they are. What looks is loaded with the first file.
 */
export const usePhotoInput = () => {
  const dispatch = useAppDispatch();
  const filesGiven = useRef(0);
  const lastLook = useRef<Promise<boolean>>(Promise.resolve(false));
  const [isLooking, setIsLooking] = useState(false);
  const [refusal, setRefusal] = useState<RefusalText | null>(null);

  /** @returns why the photo is not taken; null when it was; undefined when another was given meanwhile */
  const take = async (files: readonly Blob[], name: string | undefined, isCurrent: () => boolean) => {
    if (files.length > 1) {
      const { takeShots } = await loadShots();
      return dispatch(takeShots({ files, name, isCurrent }));
    }
    const file = files[0]!;
    const [{ setPhoto }, { lookAtFile }] = await Promise.all([loadActions(), loadFileRefusal()]);
    const seen = await dispatch(lookAtFile(file));
    // A large file takes long to look at: one that was given after it stays.
    if (!isCurrent()) return undefined;
    if (seen.refusal === null) await dispatch(setPhoto(seen, name));
    return seen.refusal;
  };

  const look = async (files: readonly Blob[], name?: string): Promise<boolean> => {
    filesGiven.current += 1;
    const turn = filesGiven.current;
    setIsLooking(true);
    try {
      const found = await take(files, name, () => turn === filesGiven.current);
      if (found === undefined) return false;
      setRefusal(found);
      return found === null;
    } catch (error) {
      if (navigator.onLine) throw error;
      setRefusal(failureTexts.offline);
      return false;
    } finally {
      if (turn === filesGiven.current) setIsLooking(false);
    }
  };

  return {
    isLooking,
    /** Why the last file was not taken. */
    refusal,
    /** True when it is the photo now. */
    takePhotos: (files: readonly Blob[], name?: string) => {
      lastLook.current = look(files, name);
      return lastLook.current;
    },
    /** Resolves when no file is being looked at. */
    looked: () => lastLook.current.catch(() => false),
  };
};
