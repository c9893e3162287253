import { createContext, useContext, useEffect, useRef } from "react";
import { useAppSelector } from "../../../../../store/hooks";
import { failedChange } from "../../../state/pending-change";
import { selectPhoto } from "../../../state/photo-slice";
import type { Failure } from "../../../state/photo-state";
import { usePhotoActions } from "../../../use-photo-actions";
import { RetryNotice } from "./retry-notice";

/** The failure at the time the page was opened. */
export const InitialFailure = createContext<Failure | null>(null);

/**
 * Why the last change failed, with a retry button; scrolled into view, since the pressed control may be far away. Not
 * while the crop is adjusted, and not for a failure from before the page was opened.
 */
export function RunFailed() {
  const place = useRef<HTMLDivElement>(null);
  const act = usePhotoActions();
  const state = useAppSelector(selectPhoto);
  const { failure, requestId } = state.run;
  const initialFailure = useContext(InitialFailure);
  const isNew = failure !== null && failure !== initialFailure && requestId !== null;
  const needsScroll = isNew && failedChange(state) !== "crop";
  useEffect(() => {
    if (needsScroll) place.current?.scrollIntoView({ block: "nearest" });
  }, [needsScroll]);
  return (
    <div ref={place}>
      {failure && (
        <RetryNotice failure={failure.key} onRetry={() => void act(({ makePhoto }) => makePhoto())} />
      )}
    </div>
  );
}
