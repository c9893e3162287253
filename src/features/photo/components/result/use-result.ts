import { useCallback, useEffect, useState } from "react";
import type { AlsoOnSheet, CropAdjustment } from "../../../../../contract/card-body";
import type { Answers } from "../../../../../photo/core/questions";
import type { PaperName } from "../../../../../photo/core/types";
import { usePageLanguage } from "../../../../i18n/use-language";
import { loadImage } from "../../../../images/load-image";
import { useAppDispatch, useAppSelector, useAppStore } from "../../../../store/hooks";
import { selectPassportData } from "../../../../store/site-slice";
import { answerQuestion, changeBackground, sheetPhoto } from "../../change-photo";
import { loadChoice } from "../../choose-document";
import { choosePlace } from "../../choose-place";
import { correctPhoto, holdPhoto } from "../../correct-photo";
import { removePhoto } from "../../give-photo";
import { makePhoto, stopPhoto } from "../../make-photo";
import { purposeChosen, selectPhoto } from "../../photo-slice";
import { isRunning } from "../../photo-state";
import { usePhotoLook } from "../../use-photo-look";
import { usePhotoSession } from "../../use-photo-session";

/** State and deeds of the result page. */
export const useResult = () => {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { code } = usePageLanguage();
  const state = useAppSelector(selectPhoto);
  const template = useAppSelector(selectPassportData);
  const { isLooking, refusal, takePhoto } = usePhotoLook();
  const [isLoaded, setLoaded] = useState(false);
  usePhotoSession();

  useEffect(() => {
    if (!state.isRestored) return;
    const { card } = selectPhoto(store.getState());
    // The picture comes while the page is drawn around it; where it is shown is told that it does not come.
    if (card) loadImage(card.digital.url).catch(() => {});
    void dispatch(loadChoice(code, window.location.search)).finally(() => setLoaded(true));
  }, [state.isRestored, code, dispatch, store]);

  return {
    state,
    template,
    /** After a reload: all that there is to show is here, or cannot be had. What came later would push the rest down. */
    isComplete: template !== null || isLoaded || state.runId > 0,
    /** What the authority says of children, where the photo is judged as a small child's. */
    childRules: state.choices.isChild ? (template?.forChildren ?? null) : null,
    isWorking: isRunning(state),
    /** A correction makes the photo again; until that is done, or when it fails, the last one stays on the page. */
    card: state.status === "new-photo-required" ? null : state.card,
    /** An answer measures the photo again; until then the last report stays. */
    report: state.status === "new-photo-required" ? null : state.report,
    isLooking,
    refusal,
    start: useCallback(() => void dispatch(makePhoto()), [dispatch]),
    /** A document photo, of the one that was only checked. */
    makeOfChecked: () => {
      dispatch(purposeChosen({ isCheck: false }));
      void dispatch(makePhoto());
    },
    stop: () => dispatch(stopPhoto()),
    startAt: (isOnDevice: boolean) => {
      void dispatch(choosePlace(isOnDevice));
      void dispatch(makePhoto());
    },
    givePhoto: async (file: Blob, name?: string) => {
      if (await takePhoto(file, name)) void dispatch(makePhoto());
    },
    deletePhoto: () => dispatch(removePhoto()),
    changeBackground: (background: string) => void dispatch(changeBackground(background)),
    answer: (answer: Answers) => void dispatch(answerQuestion(answer)),
    hold: () => dispatch(holdPhoto()),
    correct: (adjust: CropAdjustment | null) => void dispatch(correctPhoto(adjust)),
    chooseSheet: (paper: PaperName | null, copies: number | null, also: AlsoOnSheet | null) =>
      void dispatch(sheetPhoto(paper, copies, also)),
  };
};

export type Result = ReturnType<typeof useResult>;
