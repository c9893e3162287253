import { useEffect, useState } from "react";
import { usePageLanguage } from "../../../../../i18n/use-language";
import { paths } from "../../../../../paths";
import { useAppDispatch, useAppSelector } from "../../../../../store/hooks";
import { selectIsOnline } from "../../../../../store/network-slice";
import type { Stored } from "../../../actions/store-device";
import { loadActions } from "../../../load-actions";
import { prefetchResult } from "../../../prefetch";

/**
 * While the photo stays on this device: whether this browser has stored the engine. It is stored when the connection
 * returns. Null while this is not known.
 */
export function useStoredDevice(isOnDevice: boolean): Stored | null {
  const dispatch = useAppDispatch();
  const isOnline = useAppSelector(selectIsOnline);
  const { localized } = usePageLanguage();
  const [stored, setStored] = useState<Stored | null>(null);
  useEffect(() => {
    if (!isOnDevice) return;
    // Stored without its page, the engine would be of no use.
    if (isOnline) prefetchResult(localized(paths.result), null);
    const controller = new AbortController();
    const { signal } = controller;
    const show = (now: Stored) => {
      if (!signal.aborted) setStored(now);
    };
    loadActions()
      .then(({ storeDevice }) => dispatch(storeDevice(isOnline, show, signal)))
      // The action could not be loaded, so neither was the engine.
      .catch(() => show("missing"));
    return () => controller.abort();
  }, [dispatch, isOnDevice, isOnline, localized]);
  return isOnDevice ? stored : null;
}
