import { useTranslation } from "react-i18next";
import { FailureNotice } from "../../../components/layout/failure-notice";
import { Button } from "../../../components/ui/button";
import { Notice } from "../../../components/ui/notice";
import { TextField } from "../../../components/ui/text-field";
import { useContactForm } from "../use-contact-form";
import type { FeedbackFault } from "../validate-feedback";
import * as styles from "./contact-form.module.css";

const faultTexts = {
  emptyMessage: "form.emptyMessage",
  invalidEmail: "form.invalidEmail",
} as const satisfies Record<FeedbackFault, string>;

/** Where the head of the page leads to. */
export const contactId = "contact";

/** The service form. */
export const ContactForm = () => {
  const { t } = useTranslation("contactus");
  const { form, feedback, status, faults, failure, change, send, again } = useContactForm();
  const faultText = (fault: FeedbackFault | null) => (fault ? t(faultTexts[fault]) : null);
  return (
    <section className={styles.contact} aria-labelledby={contactId}>
      <h2 id={contactId}>{t("form.title")}</h2>
      <p>{t("form.text")}</p>
      <div role="status">
        {status === "sent" && (
          <Notice kind="pass" title={t("form.thanks")}>
            <Button look="quiet" onClick={again}>
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
          {failure && <FailureNotice failure={failure} />}
          <p>
            <Button type="submit" look="primary">
              {t(status === "sending" ? "form.sending" : "form.send")}
            </Button>
          </p>
        </form>
      )}
    </section>
  );
};
