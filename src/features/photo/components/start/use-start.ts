import { navigate } from "gatsby";
import { useCallback, useEffect, useRef, useState } from "react";
import type { Template } from "../../../../../contract/template";
import { usePageLanguage } from "../../../../i18n/use-language";
import { paths } from "../../../../paths";
import { useAppDispatch, useAppSelector } from "../../../../store/hooks";
import { selectCountryList, selectPassportData } from "../../../../store/site-slice";
import { chooseCountry, chooseDocument, loadChoice } from "../../choose-document";
import { choosePlace } from "../../choose-place";
import { keepParts } from "../../keep-parts";
import { choicesChanged, purposeChosen, selectPhoto } from "../../photo-slice";
import { missingFor } from "../../photo-state";
import { usePhotoLook } from "../../use-photo-look";
import { usePhotoSession } from "../../use-photo-session";
import { useOwnSize } from "./use-own-size";

/** State and deeds of the start card. What works on the photo is loaded when a photo is there. */
export const useStart = () => {
  const dispatch = useAppDispatch();
  const { code, localized } = usePageLanguage();
  const state = useAppSelector(selectPhoto);
  const countryList = useAppSelector(selectCountryList);
  const template = useAppSelector(selectPassportData);
  const card = useRef<HTMLElement>(null);
  const { isLooking, refusal, takePhoto, looked } = usePhotoLook();
  const [asked, setAsked] = useState(false);
  const [hasLoadFailed, setHasLoadFailed] = useState(false);
  const own = useOwnSize(asked);
  usePhotoSession();

  const load = useCallback(async () => {
    setHasLoadFailed(false);
    await dispatch(loadChoice(code, window.location.search));
    setHasLoadFailed(dispatch((_, getState) => selectCountryList(getState()).length === 0));
  }, [dispatch, code]);

  useEffect(() => {
    if (state.isRestored) void load();
  }, [state.isRestored, load]);

  useEffect(() => {
    if (template) keepParts(localized(paths.result));
  }, [template, localized]);

  const start = async (isCheck: boolean) => {
    // Pressed while the photo is still being looked at: it is not missing, only late.
    await looked();
    const now = dispatch((_, getState) => selectPhoto(getState()));
    if (missingFor(now) !== null) {
      setAsked(true);
      // After the prompts are on the page, the first field that lacks something takes the focus.
      requestAnimationFrame(() =>
        card.current?.querySelector<HTMLElement>("[data-missing], [aria-invalid]")?.focus(),
      );
      return;
    }
    dispatch(purposeChosen({ isCheck }));
    const { makePhoto } = await import(/* webpackChunkName: "make-photo" */ "../../make-photo");
    void dispatch(makePhoto());
    void navigate(localized(paths.result));
  };

  return {
    card,
    countryList,
    template,
    choices: state.choices,
    photo: state.photo,
    asked,
    refusal,
    hasLoadFailed,
    reload: () => void load(),
    own,
    chooseCountry: (countryCode: string) => {
      own.leaveOpen();
      dispatch(chooseCountry(countryCode));
    },
    chooseDocument: (chosen: Template) => dispatch(chooseDocument(chosen)),
    choosePlace: (isOnDevice: boolean) => void dispatch(choosePlace(isOnDevice)),
    chooseChild: (isChild: boolean) => void dispatch(choicesChanged({ isChild })),
    isLooking,
    givePhoto: takePhoto,
    start,
  };
};

export type Start = ReturnType<typeof useStart>;
