import { V5Error } from "./errors";
import { type FailureKey, failureOf } from "./failure";

export interface Announcement {
  failureKey: FailureKey;
  code: number | null;
  text: string;
}

/** An event of the page: the client knows no store. */
const eventName = "v5-failure";

/**
 * For the one place that shows the toasts of failed calls.
 * @returns ends it
 */
export function listenToAnnouncements(show: (announcement: Announcement) => void): () => void {
  const onFailure = (event: Event) => show((event as CustomEvent<Announcement>).detail);
  window.addEventListener(eventName, onFailure);
  return () => window.removeEventListener(eventName, onFailure);
}

const send = (detail: Announcement) => globalThis.dispatchEvent?.(new CustomEvent(eventName, { detail }));

/**
 * The toast rule of the specification (section 8): an error that has a code, or is a string, is shown. One without,
 * as a lost connection, is told by the page where it happened, for longer than a toast.
 */
export function announce(error: unknown): void {
  if (typeof error === "string") {
    send({ failureKey: failureOf(error) ?? "unknown", code: null, text: error });
    return;
  }
  if (!(error instanceof V5Error) || error.code === null) return;
  send({ failureKey: error.failureKey, code: error.code, text: error.message });
}
