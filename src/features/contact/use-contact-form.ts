import { type FormEvent, useRef, useState } from "react";
import type { FailureKey } from "../../v5/failure";
import { type Feedback, type FeedbackFault, validateFeedback } from "./validate-feedback";

type Status = "writing" | "sending" | "sent";

const empty: Feedback = { message: "", email: "" };

/** State of the service form: nothing is judged before it is sent, then each field as it is mended. */
export const useContactForm = () => {
  const form = useRef<HTMLFormElement>(null);
  const [feedback, setFeedback] = useState(empty);
  const [status, setStatus] = useState<Status>("writing");
  const [isJudged, setIsJudged] = useState(false);
  const [failure, setFailure] = useState<FailureKey | null>(null);
  const found = validateFeedback(feedback);
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
    setStatus("sending");
    try {
      // The API client is loaded with the first message, not with the page.
      const { sendFeedback } = await import("../../v5/feedback");
      await sendFeedback(
        { message: feedback.message.trim(), email: feedback.email.trim() },
        { isQuiet: true },
      );
      setStatus("sent");
      setFeedback(empty);
      setIsJudged(false);
    } catch (error) {
      setStatus("writing");
      setFailure(failureOf(error));
    }
  };

  const change = (field: keyof Feedback, value: string) => setFeedback({ ...feedback, [field]: value });
  return { form, feedback, status, faults, failure, change, send, again: () => setStatus("writing") };
};

const failureOf = (error: unknown): FailureKey =>
  error instanceof Error && "failureKey" in error ? (error.failureKey as FailureKey) : "unknown";
