import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether the page's scripts answer; false in the built HTML, whose buttons can do nothing yet. */
export const useIsListening = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
