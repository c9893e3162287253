import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether the page is hydrated; false in the built HTML, whose buttons do nothing yet. */
export const useIsListening = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
