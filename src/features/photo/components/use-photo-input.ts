import { useRef, useState } from "react";
import { useAppDispatch } from "../../../store/hooks";
import { failureTexts } from "../../../v5/failure-texts";
import type { RefusalText } from "../file-refusal";
import { loadActions } from "../load-actions";
import { loadFileRefusal } from "../load-parts";

/**
 * Takes a photo after a look at it: a file that is no photo leaves the photo before, and what was made of it,
 * as they are. What looks is loaded with the first file.
 */
export const usePhotoInput = () => {
  const dispatch = useAppDispatch();
  const filesGiven = useRef(0);
  const lastLook = useRef<Promise<boolean>>(Promise.resolve(false));
  const [isLooking, setIsLooking] = useState(false);
  const [refusal, setRefusal] = useState<RefusalText | null>(null);

  const look = async (file: Blob, name?: string): Promise<boolean> => {
    filesGiven.current += 1;
    const turn = filesGiven.current;
    setIsLooking(true);
    try {
      const [{ setPhoto }, { refusalOf }] = await Promise.all([loadActions(), loadFileRefusal()]);
      const found = await refusalOf(file);
      // A large file takes long to look at: one that was given after it stays.
      if (turn !== filesGiven.current) return false;
      setRefusal(found);
      if (found !== null) return false;
      await dispatch(setPhoto(file, name));
      return true;
    } catch (error) {
      if (navigator.onLine) throw error;
      setRefusal(failureTexts.offline.title);
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
    takePhoto: (file: Blob, name?: string) => {
      lastLook.current = look(file, name);
      return lastLook.current;
    },
    /** Resolves when no file is being looked at. */
    looked: () => lastLook.current.catch(() => false),
  };
};
