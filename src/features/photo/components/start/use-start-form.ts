import { navigate } from "gatsby";
import { useEffect, useRef, useState } from "react";
import { isForChild } from "../../../../../contract/document/for-child";
import { ownSizeUrlPath } from "../../../../../contract/document/own-size";
import { usePageLanguage } from "../../../../i18n/use-language";
import { paths } from "../../../../paths";
import { isDeviceOnly } from "../../../../photo-mode";
import { useAppDispatch, useAppSelector, useAppStore } from "../../../../store/hooks";
import { selectIsOnline } from "../../../../store/network-slice";
import { selectPassportData } from "../../../../store/site-slice";
import type { FailureKey } from "../../../../v5/failure";
import { isDocumentLoading } from "../../documents/choose-document";
import { loadedActions } from "../../load-actions";
import { whyNotOffline } from "../../offline-start";
import { prefetchPhoto, prefetchResult } from "../../prefetch";
import { choicesChanged, purposeChosen, selectPhoto } from "../../state/photo-slice";
import { selectChoices, selectMissing } from "../../state/selectors";
import { usePhotoInput } from "../use-photo-input";
import { useLoadChoice } from "./use-load-choice";

/** State of the start form: marks what is missing, and waits for what is loading. */
export function useStartForm() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { localized } = usePageLanguage();
  const urlPath = useAppSelector(selectPassportData)?.urlPath;
  const element = useRef<HTMLElement>(null);
  const { isInspecting, refusal, takePhotos, whenInspected } = usePhotoInput();
  const { hasFailed: hasLoadFailed, unknown, isReplacing, reload, loaded } = useLoadChoice();
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [isWaiting, setIsWaiting] = useState(false);
  const [offlineFailure, setOfflineFailure] = useState<FailureKey | null>(null);
  const isOnline = useAppSelector(selectIsOnline);
  const { isOnDevice } = useAppSelector(selectChoices);
  const isChildChosen = useRef(false);
  /** The last file was chosen to be checked, not to make a photo of. */
  const [isFinished, setIsFinished] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it was said of another state
  useEffect(() => setOfflineFailure(null), [isOnline, isOnDevice]);

  useEffect(prefetchPhoto, []);
  useEffect(() => {
    if (!urlPath) return;
    const isOwn = urlPath === ownSizeUrlPath;
    prefetchResult(localized(paths.result), isOwn ? null : localized(paths.requirement(urlPath)));
  }, [urlPath, localized]);

  const takeFiles = async (files: readonly Blob[], name?: string): Promise<boolean> => {
    const isNewJob = selectPhoto(store.getState()).photo?.isUsed && !isChildChosen.current;
    const isTaken = await takePhotos(files, name);
    // A new photo of a new job is not assumed to be of a child, but for a document of children.
    if (isTaken && isNewJob)
      dispatch(choicesChanged({ isChild: isForChild(selectChoices(store.getState())) }));
    // After it is rendered: long notes of a document can stand between the window and the photo.
    if (isTaken)
      requestAnimationFrame(() =>
        element.current?.querySelector("[data-chosen]")?.scrollIntoView({ block: "nearest" }),
      );
    return isTaken;
  };

  const setPhotos = (files: readonly Blob[], name?: string) => {
    setIsFinished(false);
    return takeFiles(files, name);
  };

  const checkFiles = async (files: readonly Blob[]) => {
    setIsFinished(true);
    if (await takeFiles(files)) await start({ isCheck: true });
  };

  /** Waits for the inspection of the photo and the loading of the document: until then nothing counts as missing. */
  const wait = async () => {
    const { urlPath } = selectChoices(store.getState());
    const isLoading = urlPath === null && isDocumentLoading(window.location.search);
    setIsWaiting(true);
    try {
      await Promise.all([whenInspected(), isLoading && loaded.current]);
    } finally {
      setIsWaiting(false);
    }
  };

  const start = async ({ isCheck }: { isCheck: boolean }) => {
    if (isWaiting) return;
    const { isOnDevice } = selectChoices(store.getState());
    await wait();
    if (selectMissing(store.getState()) !== null) {
      setIsSubmitted(true);
      // After the messages are rendered, focus the first incomplete field.
      requestAnimationFrame(() =>
        element.current?.querySelector<HTMLElement>("[data-missing], [aria-invalid]")?.focus(),
      );
      return;
    }
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

  // That of an earlier file is not moved to the other input while the next one is inspected.
  const shownRefusal = isInspecting ? null : refusal;

  return {
    element,
    /** Start was pressed with something missing: show what. */
    isSubmitted,
    /** Why the last file was refused, to make a photo of or to be checked. */
    refusal: isFinished ? null : shownRefusal,
    finishedRefusal: isFinished ? shownRefusal : null,
    /** Why the last press on start could not begin, without a connection. */
    offlineFailure,
    hasLoadFailed,
    unknown,
    isReplacing,
    reload,
    /** The photo is being inspected, or a start is pending. */
    isBusy: isInspecting || isWaiting,
    isInspecting,
    setPhotos,
    checkFiles,
    setIsChild: (isChild: boolean) => {
      isChildChosen.current = true;
      dispatch(choicesChanged({ isChild }));
    },
    start,
  };
}

export type StartForm = ReturnType<typeof useStartForm>;
