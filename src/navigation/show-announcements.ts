import { showToast } from "../store/show-toast";
import type { AppStore } from "../store/store";
import { listenToAnnouncements } from "../v5/announce";

/** Failed calls are shown as toasts. */
export function showAnnouncements(store: AppStore): void {
  listenToAnnouncements((announcement) => store.dispatch(showToast(announcement)));
}
