import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import * as styles from "./dialog.module.css";
import { Icon } from "./icon";
import { VisuallyHidden } from "./visually-hidden";

interface DialogProps {
  title: string;
  closeLabel: string;
  /** Gives the size. */
  className: string | undefined;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A modal dialog while it is mounted, with a title and a button that closes it. The browser traps the focus and closes it
 * on Escape. The element with `data-first` gets the focus, else the first control.
 */
export function Dialog({ title, closeLabel, className, onClose, children }: DialogProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector<HTMLElement>("[data-first]")?.focus();
    // Closed before it is removed, so that it can restore the focus.
    return () => element?.close();
  }, []);
  return (
    <dialog
      className={`${styles.dialog} ${className}`}
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
    >
      <header className={styles.header}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        <button type="button" className={styles.close} onClick={onClose}>
          <Icon name="cross" />
          <VisuallyHidden>{closeLabel}</VisuallyHidden>
        </button>
      </header>
      {children}
    </dialog>
  );
}
