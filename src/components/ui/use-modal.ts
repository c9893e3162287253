import { type RefObject, useLayoutEffect } from "react";

/**
 * Shows a dialog as modal while it is mounted. Closed before it is removed, so that it can restore the focus. Focuses
 * the element with `data-first`, else the first control.
 */
export const useModal = (dialog: RefObject<HTMLDialogElement>) =>
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector<HTMLElement>("[data-first]")?.focus();
    return () => element?.close();
  }, [dialog]);
