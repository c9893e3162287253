import { useCallback, useEffect, useRef } from "react";
import type { PaperName } from "../../../../../photo/core/types";
import type { Adjust, Card } from "../../../../../server/src/schemas/card";
import { usePageLanguage } from "../../../../i18n/use-language";
import { useAppDispatch, useAppSelector } from "../../../../store/hooks";
import { selectPassportData } from "../../../../store/site-slice";
import { changeBackground, cropPhoto, sheetPhoto } from "../../change-photo";
import { loadChoice } from "../../choose-document";
import { givePhoto, removePhoto } from "../../give-photo";
import { makePhoto, stopPhoto } from "../../make-photo";
import { isRunning, selectPhoto } from "../../photo-slice";
import { savePhoto } from "../../save-photo";
import type { DownloadKind } from "../../steps/download";
import { usePhotoSession } from "../../use-photo-session";

/** State and deeds of the result page. */
export const useResult = () => {
  const dispatch = useAppDispatch();
  const { code } = usePageLanguage();
  const state = useAppSelector(selectPhoto);
  const template = useAppSelector(selectPassportData);
  usePhotoSession();

  useEffect(() => {
    if (state.isRestored) void dispatch(loadChoice(code));
  }, [state.isRestored, code, dispatch]);

  // A correction makes the photo again; until it is there the last one stays on the page.
  const last = useRef<{ photoId: string; card: Card } | null>(null);
  const photoId = state.photo?.photoId ?? null;
  if (state.card && photoId) last.current = { photoId, card: state.card };
  const lastCard = last.current?.photoId === photoId ? last.current.card : null;
  const isWorking = isRunning(state);

  return {
    state,
    template,
    isWorking,
    card: state.card ?? (isWorking ? lastCard : null),
    start: useCallback(() => void dispatch(makePhoto()), [dispatch]),
    stop: () => dispatch(stopPhoto()),
    givePhoto: async (file: Blob, name?: string) => {
      await dispatch(givePhoto(file, name));
      void dispatch(makePhoto());
    },
    deletePhoto: () => dispatch(removePhoto()),
    save: (kind: DownloadKind) => void dispatch(savePhoto(kind)),
    changeBackground: (background: string) => void dispatch(changeBackground(background)),
    crop: (move: Partial<Adjust> | null) => void dispatch(cropPhoto(move)),
    choosePaper: (paper: PaperName) => void dispatch(sheetPhoto(paper, null)),
  };
};

export type Result = ReturnType<typeof useResult>;
