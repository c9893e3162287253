import { type RefObject, useLayoutEffect } from "react";

/**
 * Shows a dialog as modal while it is in the page. It is closed while it still stands there: else it could not give the focus
 * back. The focus goes to what is marked with `data-first`, else to the first control.
 */
export const useModal = (dialog: RefObject<HTMLDialogElement>) =>
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector<HTMLElement>("[data-first]")?.focus();
    return () => element?.close();
  }, [dialog]);
