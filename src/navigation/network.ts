import { networkChanged } from "../store/network-slice";
import type { AppStore } from "../store/store";

/** Updates the store's `isOnline`. */
export function listenToNetwork(store: AppStore): void {
  const report = () => {
    const isOnline = navigator.onLine;
    if (store.getState().network.isOnline !== isOnline) store.dispatch(networkChanged(isOnline));
  };
  window.addEventListener("online", report);
  window.addEventListener("offline", report);
  report();
}
