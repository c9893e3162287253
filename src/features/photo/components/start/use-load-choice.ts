import { useCallback, useEffect, useRef, useState } from "react";
import { backOnline } from "../../../../browser/back-online";
import { usePageLanguage } from "../../../../i18n/use-language";
import { useAppDispatch, useAppSelector } from "../../../../store/hooks";
import { selectCountryList } from "../../../../store/site-slice";
import {
  askedDocument,
  chooseNone,
  hideReplaced,
  isDocumentLoading,
  loadChoice,
} from "../../documents/choose-document";
import { selectPhoto } from "../../state/photo-slice";
import { usePhotoSession } from "../../use-photo-session";
import { loadBeforePhoto } from "./lazy-parts";

/** Restores the photo from before a reload, loads the documents and chooses the requested one. */
export function useLoadChoice() {
  const dispatch = useAppDispatch();
  const { code } = usePageLanguage();
  const { isRestored, choices } = useAppSelector(selectPhoto);
  const [hasFailed, setHasFailed] = useState(false);
  const [unknown, setUnknown] = useState<string | null>(null);
  const [isSettled, setIsSettled] = useState(false);
  const loaded = useRef(Promise.resolve());
  usePhotoSession();

  const load = useCallback(async () => {
    setHasFailed(false);
    const { search } = window.location;
    const showAgain = dispatch(hideReplaced(search));
    // Beside the documents: a chosen one is shown with it.
    if (isDocumentLoading(search)) void loadBeforePhoto().catch(() => {});
    const isFound = await dispatch(loadChoice(code, search));
    if (!isFound) dispatch(chooseNone());
    setUnknown(isFound ? null : askedDocument(search));
    // Its place is no longer kept.
    delete document.documentElement.dataset.chosen;
    setIsSettled(true);
    const hasFailed = dispatch((_, getState) => selectCountryList(getState()).length === 0);
    if (hasFailed) showAgain();
    setHasFailed(hasFailed);
  }, [dispatch, code]);
  const reload = useCallback(() => {
    loaded.current = load();
  }, [load]);
  useEffect(() => {
    if (isRestored) reload();
  }, [isRestored, reload]);

  useEffect(() => {
    let isWaiting = hasFailed;
    if (hasFailed) void backOnline().then(() => isWaiting && reload());
    return () => {
      isWaiting = false;
    };
  }, [hasFailed, reload]);

  const asked = isRestored && !isSettled ? askedDocument(window.location.search) : null;
  return {
    hasFailed,
    /** The document of the address, which there is not. */
    unknown,
    /** The document of the address takes the place of the choice of the last visit. */
    isReplacing: asked !== null && asked !== choices.urlPath,
    reload,
    loaded,
  };
}
