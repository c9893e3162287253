import { navigate } from "gatsby";
import { type RefObject, useEffect, useState } from "react";
import { usePageLanguage } from "../../../../i18n/use-language";
import { paths } from "../../../../paths";
import { isDeviceOnly } from "../../../../photo-mode";
import { useAppDispatch, useAppSelector, useAppStore } from "../../../../store/hooks";
import { selectIsOnline } from "../../../../store/network-slice";
import type { FailureKey } from "../../../../v5/failure";
import { loadedActions } from "../../load-actions";
import { whyNotOffline } from "../../offline-start";
import { purposeChosen } from "../../state/photo-slice";
import { selectChoices, selectMissing } from "../../state/selectors";

interface Form {
  element: RefObject<HTMLElement | null>;
  /** Until it has settled nothing counts as missing. */
  whenLoaded: () => Promise<unknown>;
}

/** The press on start: waits for what is loading, marks what is missing, or makes the photo. */
export function useStart({ element, whenLoaded }: Form) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { localized } = usePageLanguage();
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [isWaiting, setIsWaiting] = useState(false);
  const [offlineFailure, setOfflineFailure] = useState<FailureKey | null>(null);
  const isOnline = useAppSelector(selectIsOnline);
  const { isOnDevice } = useAppSelector(selectChoices);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it was said of another state
  useEffect(() => setOfflineFailure(null), [isOnline, isOnDevice]);

  const markMissing = () => {
    setIsSubmitted(true);
    // After the messages are rendered, focus the first incomplete field.
    requestAnimationFrame(() =>
      element.current?.querySelector<HTMLElement>("[data-missing], [aria-invalid]")?.focus(),
    );
  };

  const make = async (isCheck: boolean, isOnDevice: boolean) => {
    setOfflineFailure(null);
    const fault = await whyNotOffline(isOnDevice || isDeviceOnly(), localized(paths.result));
    if (fault) return setOfflineFailure(fault);
    dispatch(purposeChosen({ isCheck }));
    const actions = await dispatch(loadedActions());
    // The browser turned out to be unsupported: the visitor has not agreed to an upload.
    if (selectChoices(store.getState()).isOnDevice !== isOnDevice) return;
    // The result page reports a failed load.
    if (actions) void dispatch(actions.makePhoto());
    void navigate(localized(paths.result));
  };

  const start = async ({ isCheck }: { isCheck: boolean }) => {
    if (isWaiting) return;
    const { isOnDevice } = selectChoices(store.getState());
    setIsWaiting(true);
    await whenLoaded().finally(() => setIsWaiting(false));
    if (selectMissing(store.getState()) === null) await make(isCheck, isOnDevice);
    else markMissing();
  };

  return { isSubmitted, isWaiting, offlineFailure, start };
}
