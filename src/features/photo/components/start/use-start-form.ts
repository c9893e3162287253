import { useEffect, useRef } from "react";
import { ownSizeUrlPath } from "../../../../../contract/document/own-size";
import { usePageLanguage } from "../../../../i18n/use-language";
import { paths } from "../../../../paths";
import { useAppDispatch, useAppSelector, useAppStore } from "../../../../store/hooks";
import { selectPassportData } from "../../../../store/site-slice";
import type { AppThunk } from "../../../../store/store";
import { asksForOther, isDocumentLoading } from "../../documents/choose-document";
import { loadShots } from "../../load-parts";
import { prefetchPhoto, prefetchResult } from "../../prefetch";
import { selectPhoto } from "../../state/photo-slice";
import { selectChoices } from "../../state/selectors";
import { useLoadChoice } from "./use-load-choice";
import { useStart } from "./use-start";
import { useStartPhotos } from "./use-start-photos";

/** Of several photos the best is used: after another document was chosen, they are compared again. */
const whenBestIsUsed =
  (documentLoaded: Promise<void>): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { shots, photo } = selectPhoto(getState());
    if (!shots || shots.isChosen || photo?.isUsed) return;
    // Without a connection the photo in use is made.
    const [parts] = await Promise.all([loadShots().catch(() => null), documentLoaded]);
    await (parts && dispatch(parts.compareShots()));
  };

/** State of the start form: its document, its photo, and the press on start. */
export function useStartForm() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { localized } = usePageLanguage();
  const urlPath = useAppSelector(selectPassportData)?.urlPath;
  const element = useRef<HTMLElement>(null);
  const { hasFailed: hasLoadFailed, unknown, isReplacing, reload, loaded } = useLoadChoice();
  const { whenInspected, setFinished, ...photos } = useStartPhotos(element);

  useEffect(prefetchPhoto, []);
  useEffect(() => {
    if (!urlPath) return;
    const isOwn = urlPath === ownSizeUrlPath;
    prefetchResult(localized(paths.result), isOwn ? null : localized(paths.requirement(urlPath)));
  }, [urlPath, localized]);

  /** Waits for the inspection of the photo, the loading of the document, and the best of several photos. */
  const whenLoaded = async () => {
    const { urlPath } = selectChoices(store.getState());
    const { search } = window.location;
    const isLoading = urlPath === null ? isDocumentLoading(search) : asksForOther(search, urlPath);
    await Promise.all([whenInspected(), isLoading && loaded.current]);
    await dispatch(whenBestIsUsed(loaded.current));
  };
  const { isSubmitted, isWaiting, failure, start } = useStart({ element, whenLoaded });

  return {
    element,
    /** Start was pressed with something missing: show what. */
    isSubmitted,
    /** Why the last press on start could not begin. */
    failure,
    hasLoadFailed,
    unknown,
    isReplacing,
    reload,
    /** The photo is being inspected, or a start is pending. */
    isBusy: photos.isInspecting || isWaiting,
    ...photos,
    checkFiles: async (files: readonly Blob[]) => {
      if (await setFinished(files)) await start({ isCheck: true });
    },
    start,
  };
}

export type StartForm = ReturnType<typeof useStartForm>;
