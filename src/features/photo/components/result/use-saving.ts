import { useEffect, useRef, useState } from "react";
import { useAppDispatch } from "../../../../store/hooks";
import type { AppThunk } from "../../../../store/store";
import type { FailureKey } from "../../../../v5/failure";

/** Within this time a second press is a double click, which would save a loaded file twice. */
const doubleTapMs = 700;

/** How long a button shows that its file was saved. */
const shownSavedMs = 3000;

/** Saves one file at a time: whether saving is in progress, what was just saved, and why the last attempt failed. */
export function useSaving<Choice extends unknown[]>(
  save: (...choice: Choice) => AppThunk<Promise<FailureKey | null>>,
) {
  const dispatch = useAppDispatch();
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<FailureKey | null>(null);
  // A ref, because a second press can come before the next render.
  const isUnderWay = useRef(false);
  /** The last saved file and when. Another file can be saved at once. */
  const saved = useRef<{ file: string; at: number } | null>(null);
  const [justSaved, setJustSaved] = useState<string | null>(null);
  useEffect(() => {
    if (justSaved === null) return;
    const timer = setTimeout(() => setJustSaved(null), shownSavedMs);
    return () => clearTimeout(timer);
  }, [justSaved]);
  const start = async (...choice: Choice) => {
    const file = choice.join();
    const last = saved.current;
    const isDouble = last?.file === file && performance.now() - last.at < doubleTapMs;
    if (isUnderWay.current || isDouble) return;
    isUnderWay.current = true;
    setIsSaving(true);
    setFailure(null);
    const failed = await dispatch(save(...choice));
    if (failed === null) {
      saved.current = { file, at: performance.now() };
      setJustSaved(file);
    }
    setFailure(failed);
    isUnderWay.current = false;
    setIsSaving(false);
  };
  return { isSaving, justSaved, failure, save: (...choice: Choice) => void start(...choice) };
}
