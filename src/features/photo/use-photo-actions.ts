import { useCallback } from "react";
import { useAppDispatch } from "../../store/hooks";
import { withActions } from "./load-actions";

/** Loads the actions of the photo and dispatches one. */
export function usePhotoActions() {
  const dispatch = useAppDispatch();
  return useCallback(
    <Answer>(choose: Parameters<typeof withActions<Answer>>[0]) => dispatch(withActions(choose)),
    [dispatch],
  );
}
