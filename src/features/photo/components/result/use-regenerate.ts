import { useEffect } from "react";
import { useAppSelector } from "../../../../store/hooks";
import { selectIsRunning } from "../../state/selectors";
import { usePhotoActions } from "../../use-photo-actions";

/** A photo of which the server has a picture no longer is made once more, without a press: the visitor waits for it. */
export function useRegenerate(isGone: boolean): void {
  const act = usePhotoActions();
  const isRunning = useAppSelector(selectIsRunning);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each picture that is gone
  useEffect(() => {
    if (isGone && !isRunning) void act(({ makePhoto }) => makePhoto());
  }, [isGone]);
}
