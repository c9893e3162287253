import { navigate } from "gatsby";
import { useEffect, useRef, useState } from "react";
import { usePageLanguage } from "../../../../i18n/use-language";
import { paths } from "../../../../paths";
import { useAppDispatch, useAppSelector, useAppStore } from "../../../../store/hooks";
import { selectPassportData } from "../../../../store/site-slice";
import { isDocumentAwaited } from "../../documents/choose-document";
import { loadActions } from "../../load-actions";
import { prefetchResult } from "../../prefetch";
import { choicesChanged, purposeChosen, selectPhoto } from "../../state/photo-slice";
import { selectChoices, selectMissing } from "../../state/selectors";
import { usePhotoInput } from "../use-photo-input";
import { useLoadChoice } from "./use-load-choice";

/** The form that a photo is started with: what is missing is asked for, what is on its way is waited for. */
export const useStartForm = () => {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { localized } = usePageLanguage();
  const template = useAppSelector(selectPassportData);
  const element = useRef<HTMLElement>(null);
  const { isLooking, refusal, takePhotos, looked } = usePhotoInput();
  const { hasFailed: hasLoadFailed, reload, loaded } = useLoadChoice();
  const [asked, setAsked] = useState(false);
  const [isWaiting, setIsWaiting] = useState(false);
  const isChildSaid = useRef(false);

  useEffect(() => {
    if (template) prefetchResult(localized(paths.result));
  }, [template, localized]);

  const setPhotos = async (files: readonly Blob[], name?: string): Promise<boolean> => {
    const isNewJob = selectPhoto(store.getState()).photo?.isUsed && !isChildSaid.current;
    const isTaken = await takePhotos(files, name);
    // That the last photo was of a child says nothing of this one.
    if (isTaken && isNewJob) dispatch(choicesChanged({ isChild: false }));
    return isTaken;
  };

  /** Pressed while the photo is still being looked at, or its document is on the way: nothing is missing yet. */
  const wait = async () => {
    const { urlPath } = selectChoices(store.getState());
    const isAwaited = urlPath === null && isDocumentAwaited(window.location.search);
    setIsWaiting(true);
    await Promise.all([looked(), isAwaited && loaded.current]);
    setIsWaiting(false);
  };

  const start = async (isCheck: boolean) => {
    if (isWaiting) return;
    const { isOnDevice } = selectChoices(store.getState());
    await wait();
    if (selectMissing(store.getState()) !== null) {
      setAsked(true);
      // After the prompts are on the page, the first field that lacks something takes the focus.
      requestAnimationFrame(() =>
        element.current?.querySelector<HTMLElement>("[data-missing], [aria-invalid]")?.focus(),
      );
      return;
    }
    dispatch(purposeChosen({ isCheck }));
    const { makePhoto } = await loadActions();
    // Meanwhile this browser turned out to lack what the device needs: nobody has said that the photo may be sent.
    if (selectChoices(store.getState()).isOnDevice !== isOnDevice) return;
    void dispatch(makePhoto());
    void navigate(localized(paths.result));
  };

  return {
    element,
    /** Started once without all that is needed: what is missing is marked. */
    asked,
    /** Why the last file was not taken. */
    refusal,
    hasLoadFailed,
    reload,
    /** The photo is being looked at, or a press waits. */
    isBusy: isLooking || isWaiting,
    isLooking,
    setPhotos,
    setIsChild: (isChild: boolean) => {
      isChildSaid.current = true;
      dispatch(choicesChanged({ isChild }));
    },
    start,
  };
};

export type StartForm = ReturnType<typeof useStartForm>;
