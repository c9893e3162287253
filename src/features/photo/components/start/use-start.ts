import { navigate } from "gatsby";
import { type RefObject, useEffect, useState } from "react";
import { maxImageBytes } from "../../../../../photo/core/file/image-limits";
import { usePageLanguage } from "../../../../i18n/use-language";
import { paths } from "../../../../paths";
import { isDeviceOnly } from "../../../../photo-mode";
import { useAppDispatch, useAppSelector, useAppStore } from "../../../../store/hooks";
import { selectIsOnline } from "../../../../store/network-slice";
import type { FailureKey } from "../../../../v5/failure";
import { loadedActions } from "../../load-actions";
import { loadPhotoFiles, loadPrecheck } from "../../load-parts";
import { whyNotOffline } from "../../offline-start";
import { purposeChosen, selectPhoto } from "../../state/photo-slice";
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
  const [failure, setFailure] = useState<FailureKey | null>(null);
  const isOnline = useAppSelector(selectIsOnline);
  const { isOnDevice } = useAppSelector(selectChoices);
  const { photo } = useAppSelector(selectPhoto);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a failure holds only for the state in which it was found
  useEffect(() => setFailure(null), [isOnline, isOnDevice, photo]);

  const markMissing = () => {
    setIsSubmitted(true);
    // After the messages are rendered, focus the first incomplete field.
    requestAnimationFrame(() =>
      element.current?.querySelector<HTMLElement>("[data-missing], [aria-invalid]")?.focus(),
    );
  };

  /** What was found while the form was filled in; what could not be loaded has found nothing. */
  const isUnusable = async (): Promise<boolean> => {
    const { photo } = selectPhoto(store.getState());
    const parts = await loadPrecheck().catch(() => null);
    return photo !== null && parts !== null && dispatch(parts.isKnownUnusable(photo.photoId));
  };

  const hasTooManyBytes = async (): Promise<boolean> => {
    const { photo } = selectPhoto(store.getState());
    const parts = await loadPhotoFiles().catch(() => null);
    const file =
      photo &&
      parts &&
      (await dispatch((_dispatch, _getState, services) => parts.photoFiles(services).get(photo.photoId)));
    return file ? file.size > maxImageBytes : false;
  };

  const make = async (isCheck: boolean, isOnDevice: boolean) => {
    setFailure(null);
    if (await isUnusable()) return markMissing();
    const isHere = isOnDevice || isDeviceOnly();
    // Neither sends a smaller copy.
    const fault =
      (isCheck || isHere) && (await hasTooManyBytes())
        ? "fileTooLarge"
        : await whyNotOffline(isHere, localized(paths.result));
    if (fault) return setFailure(fault);
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

  return { isSubmitted, isWaiting, failure, start };
}
