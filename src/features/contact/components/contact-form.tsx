import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { FailureNotice } from "../../../components/layout/failure-notice";
import { Button } from "../../../components/ui/button";
import { Notice } from "../../../components/ui/notice";
import { TextField } from "../../../components/ui/text-field";
import { useContactForm } from "../use-contact-form";
import type { FeedbackFault } from "../validate-feedback";
import * as styles from "./contact-form.module.css";
import { PictureField } from "./picture-field";

const faultTexts = {
  emptyMessage: "form.emptyMessage",
  invalidEmail: "form.invalidEmail",
  missingConsent: "form.missingConsent",
} as const satisfies Record<FeedbackFault, string>;

/** Anchor that the head of the page links to. */
export const contactId = "contact";

/** The service form, with the days that pictures are kept. */
export function ContactForm({ pictureDays }: { pictureDays: number }) {
  const { t } = useTranslation("contactus");
  const { form, feedback, pictures, consent, status, sentPictures, faults, failure, change, send, again } =
    useContactForm();
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (status !== "sent") return;
    // The form and its button are gone, and the page is shorter: what remains would be above the window.
    answer.current?.focus({ preventScroll: true });
    answer.current?.scrollIntoView({ block: "center" });
  }, [status]);
  const faultText = (fault: FeedbackFault | null) => (fault ? t(faultTexts[fault]) : null);
  return (
    <section className={styles.contact} aria-labelledby={contactId}>
      <h2 id={contactId}>{t("form.title")}</h2>
      <p>{t("form.text")}</p>
      <div role="status" ref={answer} tabIndex={-1} className={styles.answer}>
        {status === "sent" && (
          <Notice kind="pass" title={t("form.thanks")}>
            <p>{t("form.arrived")}</p>
            {sentPictures > 0 && <p>{t("form.arrivedPictures", { number: sentPictures })}</p>}
            <Button variant="quiet" onClick={again}>
              {t("form.another")}
            </Button>
          </Notice>
        )}
      </div>
      {status !== "sent" && (
        <form className={styles.form} ref={form} onSubmit={send} noValidate>
          <TextField
            name="message"
            label={t("form.message")}
            hint={t("form.messageHint")}
            value={feedback.message}
            onChange={(value) => change("message", value)}
            error={faultText(faults.message)}
            rows={6}
          />
          <TextField
            name="email"
            label={t("form.email")}
            hint={t("form.emailHint")}
            value={feedback.email}
            onChange={(value) => change("email", value)}
            error={faultText(faults.email)}
            inputMode="email"
            autoComplete="email"
          />
          <PictureField
            pictures={pictures}
            consent={consent}
            consentError={faultText(faults.consent)}
            keptDays={pictureDays}
          />
          {failure && <FailureNotice failure={failure} />}
          <p>
            <Button type="submit" variant="primary">
              {t(status === "sending" ? "form.sending" : "form.send")}
            </Button>
          </p>
        </form>
      )}
    </section>
  );
}
