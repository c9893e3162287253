import { useRef, useState } from "react";
import { useAppDispatch } from "../../../../store/hooks";
import type { AppThunk } from "../../../../store/store";
import type { FailureKey } from "../../../../v5/failure";

/** One file on its way to the visitor's device: whether it is under way, and why the last try failed. */
export const useSaving = <Choice extends unknown[]>(
  save: (...choice: Choice) => AppThunk<Promise<FailureKey | null>>,
) => {
  const dispatch = useAppDispatch();
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<FailureKey | null>(null);
  // A second tap comes before the page has drawn the first.
  const isUnderWay = useRef(false);
  const start = async (...choice: Choice) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsSaving(true);
    setFailure(null);
    setFailure(await dispatch(save(...choice)));
    isUnderWay.current = false;
    setIsSaving(false);
  };
  return { isSaving, failure, save: (...choice: Choice) => void start(...choice) };
};
