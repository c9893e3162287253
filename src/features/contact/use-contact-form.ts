import { type FormEvent, useEffect, useRef, useState } from "react";
import { readJson, sessionStore } from "../../browser/safe-storage";
import { isChunkLoadError } from "../../navigation/chunk-reload";
import type { FailureKey } from "../../v5/failure";
import { usePictures } from "./use-pictures";
import { type Feedback, type FeedbackFault, validateFeedback } from "./validate-feedback";

type Status = "writing" | "sending" | "sent";

const empty: Feedback = { message: "", email: "" };

const draftKey = "feedback";

/** The text typed before the page was left by a link, a reload or a failed load. */
const storedDraft = (): Feedback => ({ ...empty, ...readJson<Feedback>(sessionStore, draftKey, () => true) });

/** State of the contact form: nothing is validated before it is sent, then each field as it changes. */
export function useContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const [feedback, setFeedback] = useState(empty);
  const [status, setStatus] = useState<Status>("writing");
  const [isJudged, setIsJudged] = useState(false);
  /** The box was there when the message was to be sent; it comes with the first picture. */
  const [isConsentJudged, setIsConsentJudged] = useState(false);
  /** Pictures of the message that was sent. */
  const [sentPictures, setSentPictures] = useState(0);
  const [failure, setFailure] = useState<FailureKey | null>(null);
  const pictures = usePictures();
  const [isConsented, setIsConsented] = useState(false);
  const isConsentMissing = pictures.pictures.length > 0 && !isConsented;
  const found = {
    ...validateFeedback(feedback),
    consent: isConsentMissing ? ("missingConsent" as const) : null,
  };
  useEffect(() => {
    if (failure !== "offline") return;
    const onOnline = () => setFailure(null);
    window.addEventListener("online", onOnline);
    return () => window.removeEventListener("online", onOnline);
  }, [failure]);
  // After hydration: the server rendered empty fields. Text that was typed before is kept.
  useEffect(() => setFeedback((typed) => (typed === empty ? storedDraft() : typed)), []);
  useEffect(() => {
    if (feedback !== empty) sessionStore.set(draftKey, JSON.stringify(feedback));
  }, [feedback]);
  const faults: Record<keyof typeof found, FeedbackFault | null> = isJudged
    ? { ...found, consent: isConsentJudged ? found.consent : null }
    : { message: null, email: null, consent: null };

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (status === "sending") return;
    setIsJudged(true);
    setIsConsentJudged(pictures.pictures.length > 0);
    setFailure(null);
    const firstBad = (["message", "email", "consent"] as const).find((field) => found[field]);
    if (firstBad) {
      form.current?.querySelector<HTMLElement>(`[name="${firstBad}"]`)?.focus();
      return;
    }
    // Offline, the API client cannot be loaded.
    if (navigator.onLine === false) return setFailure("offline");
    setStatus("sending");
    try {
      // The API client is loaded with the first message, not with the page.
      const { sendFeedback } = await import("../../v5/feedback");
      const mediaIds = await pictures.upload();
      if (mediaIds === null) {
        setStatus("writing");
        // Each refused picture says why, perhaps above the window.
        requestAnimationFrame(() => focusRefused(form.current));
        return;
      }
      await sendFeedback({ message: feedback.message.trim(), email: feedback.email.trim(), mediaIds });
      setSentPictures(mediaIds.length);
      setStatus("sent");
      pictures.clear();
      setIsConsented(false);
      sessionStore.remove(draftKey);
      setFeedback(empty);
      setIsJudged(false);
    } catch (error) {
      setStatus("writing");
      const failed = failureOf(error);
      setFailure(failed);
      if (failed === "imageLinkMissing") pictures.forgetUploads();
    }
  };

  const change = (field: keyof Feedback, value: string) =>
    setFeedback((typed) => ({ ...typed, [field]: value }));
  return {
    form,
    feedback,
    pictures,
    consent: { isConsented, setIsConsented },
    status,
    sentPictures,
    faults,
    failure,
    change,
    send,
    again: () => setStatus("writing"),
  };
}

/** The button that removes the first refused picture. */
export const focusRefused = (form: HTMLElement | null): void =>
  form?.querySelector<HTMLElement>("[data-refused] button")?.focus();

function failureOf(error: unknown): FailureKey {
  if (!(error instanceof Error)) return "unknown";
  if ("failureKey" in error) return error.failureKey as FailureKey;
  return isChunkLoadError(error) ? "connectionTimedOut" : "unknown";
}
