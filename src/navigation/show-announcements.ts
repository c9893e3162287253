import type { AppStore } from "../store/store";
import { toastShown } from "../store/toast-slice";
import { listenToAnnouncements } from "../v5/announce";

/** Failed calls are shown as toasts. */
export function showAnnouncements(store: AppStore): void {
  listenToAnnouncements((announcement) => store.dispatch(toastShown(announcement)));
}
