import type { ReactNode } from "react";
import { Provider } from "react-redux";
import { type AppStore, makeStore } from "./store";

/** Provides the state that the page was built with for the hydration of its parts, whatever has changed since. */
const builtState = makeStore().getState();

let browserStore: AppStore | null = null;

/** The page's store; a new one per page during the build. */
export function pageStore(): AppStore {
  if (typeof window === "undefined") return makeStore();
  browserStore ??= makeStore();
  return browserStore;
}

export const StoreProvider = ({ children }: { children: ReactNode }) => (
  <Provider store={pageStore()} serverState={builtState}>
    {children}
  </Provider>
);
