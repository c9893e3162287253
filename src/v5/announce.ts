import { V5Error } from "./errors";
import { type FailureKey, failureOf } from "./failure";

export interface Announcement {
  failureKey: FailureKey;
  code: number | null;
  text: string;
}

/** An event on the window, because the client does not know the store. */
const eventName = "v5-failure";

/**
 * Subscribes to failed calls; used by the toast only.
 * @returns a function that unsubscribes
 */
export function listenToAnnouncements(show: (announcement: Announcement) => void): () => void {
  const onFailure = (event: Event) => show((event as CustomEvent<Announcement>).detail);
  window.addEventListener(eventName, onFailure);
  return () => window.removeEventListener(eventName, onFailure);
}

const send = (detail: Announcement) => globalThis.dispatchEvent?.(new CustomEvent(eventName, { detail }));

/**
 * The toast rule of the specification (section 8): errors with a code, and strings, are shown. Others, such as a lost
 * connection, are shown by the page where they occurred.
 */
export function announce(error: unknown): void {
  if (typeof error === "string") {
    send({ failureKey: failureOf(error) ?? "unknown", code: null, text: error });
    return;
  }
  if (!(error instanceof V5Error) || error.code === null) return;
  send({ failureKey: error.failureKey, code: error.code, text: error.message });
}
