import { navigate } from "gatsby";
import { useEffect, useRef, useState } from "react";
import { isForChild } from "../../../../../contract/document/for-child";
import { ownSizeUrlPath } from "../../../../../contract/document/own-size";
import { usePageLanguage } from "../../../../i18n/use-language";
import { paths } from "../../../../paths";
import { useAppDispatch, useAppSelector, useAppStore } from "../../../../store/hooks";
import { selectPassportData } from "../../../../store/site-slice";
import { isDocumentLoading } from "../../documents/choose-document";
import { loadedActions } from "../../load-actions";
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
  const { hasFailed: hasLoadFailed, unknown, reload, loaded } = useLoadChoice();
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [isWaiting, setIsWaiting] = useState(false);
  const isChildChosen = useRef(false);

  useEffect(prefetchPhoto, []);
  useEffect(() => {
    if (!urlPath) return;
    const isOwn = urlPath === ownSizeUrlPath;
    prefetchResult(localized(paths.result), isOwn ? null : localized(paths.requirement(urlPath)));
  }, [urlPath, localized]);

  const setPhotos = async (files: readonly Blob[], name?: string): Promise<boolean> => {
    const isNewJob = selectPhoto(store.getState()).photo?.isUsed && !isChildChosen.current;
    const isTaken = await takePhotos(files, name);
    // A new photo of a new job is not assumed to be of a child, but for a document of children.
    if (isTaken && isNewJob)
      dispatch(choicesChanged({ isChild: isForChild(selectChoices(store.getState())) }));
    return isTaken;
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
    dispatch(purposeChosen({ isCheck }));
    const actions = await dispatch(loadedActions());
    // The browser turned out to be unsupported: the visitor has not agreed to an upload.
    if (selectChoices(store.getState()).isOnDevice !== isOnDevice) return;
    // The result page reports a failed load.
    if (actions) void dispatch(actions.makePhoto());
    void navigate(localized(paths.result));
  };

  return {
    element,
    /** Start was pressed with something missing: show what. */
    isSubmitted,
    /** Why the last file was refused. */
    refusal,
    hasLoadFailed,
    unknown,
    reload,
    /** The photo is being inspected, or a start is pending. */
    isBusy: isInspecting || isWaiting,
    isInspecting,
    setPhotos,
    setIsChild: (isChild: boolean) => {
      isChildChosen.current = true;
      dispatch(choicesChanged({ isChild }));
    },
    start,
  };
}

export type StartForm = ReturnType<typeof useStartForm>;
