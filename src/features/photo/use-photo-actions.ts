import { useCallback } from "react";
import { useAppDispatch } from "../../store/hooks";
import { withActions } from "./load-actions";

/** Dispatches actions of the photo, once they are loaded. */
export const usePhotoActions = () => {
  const dispatch = useAppDispatch();
  return useCallback(
    <Answer>(choose: Parameters<typeof withActions<Answer>>[0]) => dispatch(withActions(choose)),
    [dispatch],
  );
};
