import { useRef, useState } from "react";
import { withMinimumDelay } from "../../../../browser/minimum-delay";
import { useAppDispatch } from "../../../../store/hooks";
import type { AppThunk } from "../../../../store/store";
import type { FailureKey } from "../../../../v5/failure";

/** A second tap of a double one comes within it. */
const doubleTapMs = 700;

/** One file on its way to the visitor's device: whether it is under way, and why the last try failed. */
export const useSaving = <Choice extends unknown[]>(
  save: (...choice: Choice) => AppThunk<Promise<FailureKey | null>>,
) => {
  const dispatch = useAppDispatch();
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<FailureKey | null>(null);
  const isUnderWay = useRef(false);
  const start = async (...choice: Choice) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsSaving(true);
    setFailure(null);
    // A file that is here already is saved within a moment: the second tap would save it once more.
    setFailure(await withMinimumDelay(dispatch(save(...choice)), doubleTapMs));
    isUnderWay.current = false;
    setIsSaving(false);
  };
  return { isSaving, failure, save: (...choice: Choice) => void start(...choice) };
};
