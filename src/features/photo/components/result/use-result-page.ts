import { useEffect, useState } from "react";
import { whenIdle } from "../../../../browser/when-idle";
import { usePageLanguage } from "../../../../i18n/use-language";
import { loadImage } from "../../../../images/load-image";
import { notFoundMessage } from "../../../../navigation/route-failure";
import { useAppDispatch, useAppSelector, useAppStore } from "../../../../store/hooks";
import { routeFailed } from "../../../../store/route-slice";
import { selectPassportData } from "../../../../store/site-slice";
import { chooseStored, loadChoice } from "../../documents/choose-document";
import { loadActions } from "../../load-actions";
import { restoreProcessingMode } from "../../processing-mode";
import { selectPhoto } from "../../state/photo-slice";
import { usePhotoSession } from "../../use-photo-session";

/**
 * Restores the photo from before a reload, and loads its document.
 * @returns whether everything for the first render is loaded or has failed; later content would shift the layout
 */
export function useResultPage(): boolean {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { code } = usePageLanguage();
  const { photo, made, run, isRestored } = useAppSelector(selectPhoto);
  const hasPhoto = photo !== null;
  const template = useAppSelector(selectPassportData);
  const [isLoaded, setLoaded] = useState(false);
  usePhotoSession();
  useEffect(() => void dispatch(restoreProcessingMode()), [dispatch]);

  useEffect(() => {
    // Without a photo the page only leads home, which loads the documents itself.
    if (!isRestored || !hasPhoto) return;
    const { made } = selectPhoto(store.getState());
    // Not awaited by the rest of the page; a failure is reported where the picture is shown.
    if (made?.card) loadImage(made.card.digital.url).catch(() => {});
    const { search } = window.location;
    const load = async () => {
      const isFound = await dispatch(loadChoice(code, search));
      setLoaded(true);
      if (!isFound) dispatch(routeFailed({ status: 404, message: notFoundMessage }));
    };
    // All documents and the actions are loaded after the first render.
    if (dispatch(chooseStored(code, search))) whenIdle(() => void load());
    else void load();
    whenIdle(() => void loadActions().catch(() => {}));
  }, [isRestored, hasPhoto, code, dispatch, store]);

  const isShown = made !== null && run.status !== "refused";
  const isMadeHere = run.requestId !== null;
  return isRestored && (!isShown || template !== null || isLoaded || isMadeHere);
}
