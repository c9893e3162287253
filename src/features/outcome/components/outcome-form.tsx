import { useId } from "react";
import { useTranslation } from "react-i18next";
import { type AuthorityReason, authorityReasons, type Outcome, outcomes } from "../../../../contract/codes";
import { maxRefusalTextLength } from "../../../../contract/limits";
import { FailureNotice } from "../../../components/layout/failure-notice";
import { reasonKeys } from "../../../components/outcomes/reason-keys";
import { Button } from "../../../components/ui/button";
import { ChoiceGroup } from "../../../components/ui/choice-group";
import { Notice } from "../../../components/ui/notice";
import { TextField } from "../../../components/ui/text-field";
import { sentenceSpace } from "../../../i18n/sentence-space";
import { usePageLanguage } from "../../../i18n/use-language";
import { type CodeRefusal, useOutcomeForm } from "../use-outcome-form";
import * as styles from "./outcome-form.module.css";

const outcomeKeys = {
  accepted: "outcome.accepted",
  refused: "outcome.refused",
  unused: "outcome.unused",
} as const satisfies Record<Outcome, string>;

const refusalKeys = {
  unknown: "refused.unknown",
  told: "refused.told",
  old: "refused.old",
} as const satisfies Record<CodeRefusal, string>;

/** The reason of the authority: one of a list, and its own words. */
function RefusalFields(props: {
  reason: AuthorityReason | "";
  words: string;
  isMissing: boolean;
  onChange: (changed: { reason?: AuthorityReason; words?: string }) => void;
}) {
  const { t } = useTranslation("accepted");
  const { t: tOutcome } = useTranslation("outcome");
  const id = useId();
  return (
    <>
      <div className={styles.field}>
        <label className={styles.label} htmlFor={id}>
          {t("reason.label")}
        </label>
        <select
          className={styles.select}
          id={id}
          name="reason"
          value={props.reason}
          aria-invalid={props.isMissing || undefined}
          aria-describedby={props.isMissing ? `${id}error` : undefined}
          onChange={(event) => props.onChange({ reason: event.currentTarget.value as AuthorityReason })}
        >
          <option value="" disabled>
            {t("reason.choose")}
          </option>
          {authorityReasons.map((reason) => (
            <option key={reason} value={reason}>
              {tOutcome(reasonKeys[reason])}
            </option>
          ))}
        </select>
        {props.isMissing && (
          <p className={styles.error} id={`${id}error`}>
            {t("reason.missing")}
          </p>
        )}
      </div>
      <TextField
        name="words"
        label={t("words.label")}
        hint={t("words.hint", { most: maxRefusalTextLength })}
        value={props.words}
        onChange={(words) => props.onChange({ words })}
        error={null}
        rows={3}
        maxLength={maxRefusalTextLength}
      />
    </>
  );
}

/** Of no photo. */
const exampleCode = "us-passport-4k7m2p9q6r3s5t8v1wx";

/**
 * Asks for the outcome of one photo.
 * @param search query string of the address, which may contain the code
 */
export function OutcomeForm({ search }: { search: string }) {
  const { t } = useTranslation("accepted");
  const { bcp47 } = usePageLanguage();
  const { form, answer, status, faults, refusal, failure, change, send } = useOutcomeForm(search);
  return (
    <>
      <div role="status">{status === "sent" && <Notice kind="pass" title={t("thanks")} />}</div>
      {status !== "sent" && (
        <form className={styles.form} ref={form} onSubmit={send} noValidate>
          <TextField
            name="code"
            label={t("code.label")}
            hint={t("code.hint") + sentenceSpace(bcp47) + t("code.example", { example: exampleCode })}
            value={answer.code}
            onChange={(code) => change({ code })}
            error={
              faults.includes("code") ? t(answer.code.trim() ? "code.incomplete" : "code.missing") : null
            }
            autoComplete="off"
          />
          <div className={styles.field} data-field="outcome">
            <p className={styles.label} aria-hidden>
              {t("outcome.label")}
            </p>
            <ChoiceGroup<Outcome | "">
              label={t("outcome.label")}
              isLabelHidden
              choices={outcomes.map((id) => ({ id, label: t(outcomeKeys[id]) }))}
              selected={answer.outcome}
              onSelect={(outcome) => change({ outcome })}
            />
            {faults.includes("outcome") && (
              <p className={styles.error} role="alert">
                {t("outcome.missing")}
              </p>
            )}
          </div>
          {answer.outcome === "refused" && (
            <RefusalFields
              reason={answer.reason}
              words={answer.words}
              isMissing={faults.includes("reason")}
              onChange={change}
            />
          )}
          {refusal && <Notice kind="fail" title={t(refusalKeys[refusal])} role="alert" />}
          {failure && <FailureNotice failure={failure} />}
          <p>
            <Button type="submit" variant="primary" aria-busy={status === "sending"}>
              {t("send")}
            </Button>
          </p>
        </form>
      )}
    </>
  );
}
