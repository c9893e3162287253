import { type FormEvent, useEffect, useRef, useState } from "react";
import { readJson, sessionStore } from "../../browser/safe-storage";
import { isChunkLoadError } from "../../navigation/chunk-reload";
import type { FailureKey } from "../../v5/failure";
import { type Feedback, type FeedbackFault, validateFeedback } from "./validate-feedback";

type Status = "writing" | "sending" | "sent";

const empty: Feedback = { message: "", email: "" };

const draftKey = "feedback";

/** What was typed before the page went away: a link pressed, a reload, a part that did not come. */
const keptDraft = (): Feedback => ({ ...empty, ...readJson<Feedback>(sessionStore, draftKey, () => true) });

/** State of the service form: nothing is judged before it is sent, then each field as it is mended. */
export const useContactForm = () => {
  const form = useRef<HTMLFormElement>(null);
  const [feedback, setFeedback] = useState(empty);
  const [status, setStatus] = useState<Status>("writing");
  const [isJudged, setIsJudged] = useState(false);
  const [failure, setFailure] = useState<FailureKey | null>(null);
  const found = validateFeedback(feedback);
  useEffect(() => {
    if (failure !== "offline") return;
    const onOnline = () => setFailure(null);
    window.addEventListener("online", onOnline);
    return () => window.removeEventListener("online", onOnline);
  }, [failure]);
  // After the page has come alive: what the server rendered is empty. What was typed before that stays.
  useEffect(() => setFeedback((typed) => (typed === empty ? keptDraft() : typed)), []);
  const faults: Record<keyof Feedback, FeedbackFault | null> = isJudged
    ? found
    : { message: null, email: null };

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (status === "sending") return;
    setIsJudged(true);
    setFailure(null);
    const firstBad = found.message ? "message" : found.email ? "email" : null;
    if (firstBad) {
      form.current?.querySelector<HTMLElement>(`[name="${firstBad}"]`)?.focus();
      return;
    }
    // Without a line the client does not even come, and no answer could.
    if (navigator.onLine === false) return setFailure("offline");
    setStatus("sending");
    try {
      // The API client is loaded with the first message, not with the page.
      const { sendFeedback } = await import("../../v5/feedback");
      await sendFeedback({ message: feedback.message.trim(), email: feedback.email.trim() });
      setStatus("sent");
      sessionStore.remove(draftKey);
      setFeedback(empty);
      setIsJudged(false);
    } catch (error) {
      setStatus("writing");
      setFailure(failureOf(error));
    }
  };

  const change = (field: keyof Feedback, value: string) => {
    const typed = { ...feedback, [field]: value };
    setFeedback(typed);
    sessionStore.set(draftKey, JSON.stringify(typed));
  };
  return { form, feedback, status, faults, failure, change, send, again: () => setStatus("writing") };
};

function failureOf(error: unknown): FailureKey {
  if (!(error instanceof Error)) return "unknown";
  if ("failureKey" in error) return error.failureKey as FailureKey;
  return isChunkLoadError(error) ? "connectionTimedOut" : "unknown";
}
