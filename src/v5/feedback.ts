import type { CallOptions } from "./client";
import { postWithSession } from "./login";

interface SentFeedback {
  message: string;
  email: string;
  /** Pictures uploaded as media. */
  mediaIds?: readonly string[];
}

/** The service form. */
export function sendFeedback({ message, email, mediaIds = [] }: SentFeedback, options?: CallOptions) {
  const form = new FormData();
  form.set("message", message);
  form.set("email", email);
  if (mediaIds.length > 0) form.set("mediaIds", JSON.stringify(mediaIds));
  return postWithSession<null>("/v5/passport/feedback", form, options);
}
