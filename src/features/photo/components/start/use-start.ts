import { navigate } from "gatsby";
import { useCallback, useEffect, useRef, useState } from "react";
import type { Template } from "../../../../../contract/template";
import { usePageLanguage } from "../../../../i18n/use-language";
import { paths } from "../../../../paths";
import { useAppDispatch, useAppSelector } from "../../../../store/hooks";
import { selectCountryList, selectHotCardList, selectPassportData } from "../../../../store/site-slice";
import { choosePlace } from "../../choose-place";
import {
  chooseCountry,
  chooseDocument,
  isDocumentAwaited,
  loadChoice,
} from "../../documents/choose-document";
import { keepParts } from "../../keep-parts";
import { loadDeeds } from "../../load-deeds";
import { choicesChanged, purposeChosen, selectPhoto } from "../../state/photo-slice";
import { missingFor } from "../../state/photo-state";
import { usePhotoLook } from "../../use-photo-look";
import { usePhotoSession } from "../../use-photo-session";
import { useOwnSize } from "./own-size/use-own-size";

/** State and deeds of the start card. What works on the photo is loaded when a photo is there. */
export const useStart = () => {
  const dispatch = useAppDispatch();
  const { code, localized } = usePageLanguage();
  const state = useAppSelector(selectPhoto);
  const countryList = useAppSelector(selectCountryList);
  const popular = useAppSelector(selectHotCardList);
  const template = useAppSelector(selectPassportData);
  const card = useRef<HTMLElement>(null);
  const { isLooking, refusal, takePhoto, looked } = usePhotoLook();
  const [asked, setAsked] = useState(false);
  const [hasLoadFailed, setHasLoadFailed] = useState(false);
  const [isWaiting, setIsWaiting] = useState(false);
  const loaded = useRef(Promise.resolve());
  const own = useOwnSize(asked);
  const fileInput = useRef<HTMLInputElement>(null);
  const isChildSaid = useRef(false);
  usePhotoSession();

  const load = useCallback(async () => {
    setHasLoadFailed(false);
    await dispatch(loadChoice(code, window.location.search));
    setHasLoadFailed(dispatch((_, getState) => selectCountryList(getState()).length === 0));
  }, [dispatch, code]);

  useEffect(() => {
    if (state.isRestored) loaded.current = load();
  }, [state.isRestored, load]);

  useEffect(() => {
    if (template) keepParts(localized(paths.result));
  }, [template, localized]);

  const photoNow = () => dispatch((_, getState) => selectPhoto(getState()));

  const givePhoto = async (file: Blob, name?: string): Promise<boolean> => {
    const isNewJob = state.photo?.isUsed && !isChildSaid.current;
    const isTaken = await takePhoto(file, name);
    // That the last photo was of a child says nothing of this one.
    if (isTaken && isNewJob) dispatch(choicesChanged({ isChild: false }));
    return isTaken;
  };

  /** Pressed while the photo is still being looked at, or its document is on the way: nothing is missing, only late. */
  const wait = async () => {
    const { urlPath } = photoNow().choices;
    const isLate = urlPath === null && isDocumentAwaited(window.location.search);
    setIsWaiting(true);
    await Promise.all([looked(), isLate && loaded.current]);
    setIsWaiting(false);
  };

  const start = async (isCheck: boolean) => {
    if (isWaiting) return;
    const { isOnDevice } = photoNow().choices;
    await wait();
    const now = photoNow();
    if (missingFor(now) !== null) {
      setAsked(true);
      // After the prompts are on the page, the first field that lacks something takes the focus.
      requestAnimationFrame(() =>
        card.current?.querySelector<HTMLElement>("[data-missing], [aria-invalid]")?.focus(),
      );
      return;
    }
    dispatch(purposeChosen({ isCheck }));
    const { makePhoto } = await loadDeeds();
    // Meanwhile this browser turned out to lack what the device needs: nobody has said that the photo may be sent.
    if (photoNow().choices.isOnDevice !== isOnDevice) return;
    void dispatch(makePhoto());
    void navigate(localized(paths.result));
  };

  return {
    card,
    fileInput,
    countryList,
    popular,
    template,
    choices: state.choices,
    photo: state.photo,
    asked,
    refusal,
    hasLoadFailed,
    reload: () => {
      loaded.current = load();
    },
    own,
    chooseCountry: (countryCode: string) => {
      own.leaveOpen();
      dispatch(chooseCountry(countryCode));
    },
    chooseDocument: (chosen: Template) => dispatch(chooseDocument(chosen)),
    /** A document where a country was asked for. */
    chooseFound: (chosen: Template) => {
      own.leaveOpen();
      dispatch(chooseDocument(chosen));
    },
    choosePlace: (isOnDevice: boolean) => dispatch(choosePlace(isOnDevice)),
    chooseChild: (isChild: boolean) => {
      isChildSaid.current = true;
      dispatch(choicesChanged({ isChild }));
    },
    /** The photo is being looked at, or a press waits. */
    isBusy: isLooking || isWaiting,
    givePhoto,
    start,
    /** No photo, or one that a job is finished with: the one that the visitor has ready is asked for. */
    checkFinished: () => {
      const missing = missingFor(state);
      const isAskedFor = missing === "photo" || (missing === null && state.photo?.isUsed);
      if (isAskedFor && !isLooking) fileInput.current?.click();
      else void start(true);
    },
    checkFile: async (file: File) => {
      if (await givePhoto(file)) await start(true);
    },
  };
};

export type Start = ReturnType<typeof useStart>;
