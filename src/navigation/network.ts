import { networkChanged } from "../store/network-slice";
import type { AppStore } from "../store/store";

/** Keeps the store's `isOnline` as the browser has it. */
export function listenToNetwork(store: AppStore): void {
  const report = () => {
    const isOnline = navigator.onLine;
    if (store.getState().network.isOnline !== isOnline) store.dispatch(networkChanged(isOnline));
  };
  window.addEventListener("online", report);
  window.addEventListener("offline", report);
  report();
}
