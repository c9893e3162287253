import { useCallback, useEffect, useState } from "react";
import type { AlsoOnSheet } from "../../../../../contract/card-body";
import type { Answers } from "../../../../../photo/core/questions";
import type { CropAdjustment, PaperName } from "../../../../../photo/core/types";
import { whenIdle } from "../../../../browser/when-idle";
import { usePageLanguage } from "../../../../i18n/use-language";
import { loadImage } from "../../../../images/load-image";
import { useAppDispatch, useAppSelector, useAppStore } from "../../../../store/hooks";
import { selectPassportData } from "../../../../store/site-slice";
import { choosePlace, keepPlace } from "../../choose-place";
import { chooseKept, loadChoice } from "../../documents/choose-document";
import { wakeHand } from "../../hand-rest";
import { loadDeeds, perform } from "../../load-deeds";
import { formChosen, purposeChosen, selectPhoto } from "../../state/photo-slice";
import { isRunning, type ResultForm } from "../../state/photo-state";
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
  const [failureBefore] = useState(state.failure);
  usePhotoSession();
  useEffect(() => void dispatch(keepPlace()), [dispatch]);

  useEffect(() => {
    if (!state.isRestored) return;
    const { card } = selectPhoto(store.getState());
    // The picture comes while the page is drawn around it; where it is shown is told that it does not come.
    if (card) loadImage(card.digital.url).catch(() => {});
    const { search } = window.location;
    const load = () => void dispatch(loadChoice(code, search)).finally(() => setLoaded(true));
    // All documents, and what works on the photo, come after what is seen.
    if (dispatch(chooseKept(code, search))) whenIdle(load);
    else load();
    whenIdle(() => void loadDeeds().catch(() => {}));
  }, [state.isRestored, code, dispatch, store]);

  const start = useCallback(() => void dispatch(perform(({ makePhoto }) => makePhoto())), [dispatch]);

  return {
    state,
    template,
    /** After a reload: all that there is to show is here, or cannot be had. What came later would push the rest down. */
    isComplete: template !== null || isLoaded || state.runId > 0,
    /** What the authority says of children, where the photo is judged as a small child's. */
    childRules: state.choices.isChild ? (template?.forChildren ?? null) : null,
    isWorking: isRunning(state),
    /** Of a run that was seen to fail on this page. */
    hasJustFailed: state.failure !== null && state.failure !== failureBefore && state.runId > 0,
    /** A correction makes the photo again; until that is done, or when it fails, the last one stays on the page. */
    card: state.status === "new-photo-required" ? null : state.card,
    /** An answer measures the photo again; until then the last report stays. */
    report: state.status === "new-photo-required" ? null : state.report,
    isLooking,
    refusal,
    start,
    /** A document photo, of the one that was only checked. */
    makeOfChecked: () => {
      dispatch(purposeChosen({ isCheck: false }));
      start();
    },
    stop: () => void dispatch(perform(({ stopPhoto }) => stopPhoto())),
    startAt: (isOnDevice: boolean) => {
      void dispatch(choosePlace(isOnDevice));
      start();
    },
    givePhoto: async (file: Blob, name?: string) => {
      if (await takePhoto(file, name)) start();
    },
    deletePhoto: () => dispatch(perform(({ removePhoto }) => removePhoto())),
    changeBackground: (background: string) =>
      void dispatch(perform(({ changeBackground }) => changeBackground(background))),
    answer: (answer: Answers) => void dispatch(perform(({ answerQuestion }) => answerQuestion(answer))),
    hold: wakeHand,
    correct: (adjust: CropAdjustment | null) =>
      void dispatch(perform(({ correctPhoto }) => correctPhoto(adjust))),
    chooseForm: (form: ResultForm) => void dispatch(formChosen(form)),
    chooseSheet: (paper: PaperName | null, copies: number | null, also: AlsoOnSheet | null) =>
      void dispatch(perform(({ sheetPhoto }) => sheetPhoto(paper, copies, also))),
  };
};

export type Result = ReturnType<typeof useResult>;
