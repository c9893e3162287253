import { V5Error } from "./errors";
import { type FailureKey, failureOf } from "./failure";

export interface Announcement {
  failureKey: FailureKey;
  code: number | null;
  text: string;
}

let listener: (announcement: Announcement) => void = () => {};

/** The one place that shows the toasts of failed calls; the site's store, once it stands. */
export function listenToAnnouncements(show: (announcement: Announcement) => void): void {
  listener = show;
}

/**
 * The toast rule of the specification (section 8): an error that has a code, or is a string, is shown. One without,
 * as a lost connection, is told by the page where it happened, for longer than a toast.
 */
export function announce(error: unknown): void {
  if (typeof error === "string") {
    listener({ failureKey: failureOf(error) ?? "unknown", code: null, text: error });
    return;
  }
  if (!(error instanceof V5Error) || error.code === null) return;
  listener({ failureKey: error.failureKey, code: error.code, text: error.message });
}
