import type { ReactNode } from "react";
import { Provider } from "react-redux";
import { type AppStore, makeStore } from "./store";

/** What every page was built with, whatever has happened by the time that a part of it begins to listen. */
const builtState = makeStore().getState();

let browserStore: AppStore | null = null;

/** The page's one store; while the site is being built every page gets a fresh one. */
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
