import type { CallOptions } from "./client";
import { postWithSession } from "./login";

/** The service form. */
export function sendFeedback(feedback: { message: string; email: string }, options?: CallOptions) {
  const form = new FormData();
  form.set("message", feedback.message);
  form.set("email", feedback.email);
  return postWithSession<null>("/v5/passport/feedback", form, options);
}
