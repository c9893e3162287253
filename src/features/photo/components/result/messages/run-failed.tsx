import { createContext, useContext, useEffect, useRef } from "react";
import { useAppSelector } from "../../../../../store/hooks";
import { failedChange } from "../../../state/pending-change";
import { selectPhoto } from "../../../state/photo-slice";
import type { Failure } from "../../../state/photo-state";
import { usePhotoActions } from "../../../use-photo-actions";
import { RetryNotice } from "./retry-notice";

/** The failure that there was already when the page came. */
export const FailureBefore = createContext<Failure | null>(null);

/**
 * Why the last change was not made, and another try; brought into view, as what was pressed may be far from it. The page
 * stays where the crop is adjusted, and where it begins if the failure was there before.
 */
export const RunFailed = () => {
  const place = useRef<HTMLDivElement>(null);
  const act = usePhotoActions();
  const state = useAppSelector(selectPhoto);
  const { failure, requestId } = state.run;
  const failureBefore = useContext(FailureBefore);
  const isNew = failure !== null && failure !== failureBefore && requestId !== null;
  const isFarOff = isNew && failedChange(state) !== "crop";
  useEffect(() => {
    if (isFarOff) place.current?.scrollIntoView({ block: "nearest" });
  }, [isFarOff]);
  return (
    <div ref={place}>
      {failure && (
        <RetryNotice failure={failure.key} onRetry={() => void act(({ makePhoto }) => makePhoto())} />
      )}
    </div>
  );
};
