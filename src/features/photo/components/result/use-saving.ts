import { useRef, useState } from "react";
import { useAppDispatch } from "../../../../store/hooks";
import type { AppThunk } from "../../../../store/store";
import type { FailureKey } from "../../../../v5/failure";

/** A second tap of a double one comes within it: a file that is here already is saved within a moment, and would be once more. */
const doubleTapMs = 700;

/** One file on its way to the visitor's device: whether it is under way, and why the last try failed. */
export const useSaving = <Choice extends unknown[]>(
  save: (...choice: Choice) => AppThunk<Promise<FailureKey | null>>,
) => {
  const dispatch = useAppDispatch();
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<FailureKey | null>(null);
  // A second tap comes before the page has drawn the first.
  const isUnderWay = useRef(false);
  /** Which file the last tap has saved, and when. Another one beside it may be had at once. */
  const saved = useRef<{ file: string; at: number } | null>(null);
  const start = async (...choice: Choice) => {
    const file = choice.join();
    const last = saved.current;
    const isDouble = last?.file === file && performance.now() - last.at < doubleTapMs;
    if (isUnderWay.current || isDouble) return;
    isUnderWay.current = true;
    setIsSaving(true);
    setFailure(null);
    const failed = await dispatch(save(...choice));
    if (failed === null) saved.current = { file, at: performance.now() };
    setFailure(failed);
    isUnderWay.current = false;
    setIsSaving(false);
  };
  return { isSaving, failure, save: (...choice: Choice) => void start(...choice) };
};
