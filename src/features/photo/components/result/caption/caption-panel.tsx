import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { maxNameLength } from "../../../../../../contract/limits";
import type { MessageKey } from "../../../../../../photo/core/findings";
import { Button } from "../../../../../components/ui/button";
import { Notice } from "../../../../../components/ui/notice";
import { TextField } from "../../../../../components/ui/text-field";
import { useAppSelector } from "../../../../../store/hooks";
import { isSameJson } from "../../../same-json";
import { failedChange } from "../../../state/pending-change";
import { selectPhoto } from "../../../state/photo-slice";
import { usePhotoActions } from "../../../use-photo-actions";
import { useCheckWords } from "../../use-check-words";
import { captionPanelId } from "../checks/check-card";
import { RunFailed } from "../messages/run-failed";
import { Panel } from "../panel";
import * as styles from "./caption-panel.module.css";
import { CaptionShown } from "./caption-shown";

/** Refusals that another name mends. */
const ofName: readonly MessageKey[] = ["captionTooLong", "captionLetters"];

/** Today on this device, as the value of a date field. */
function today(): string {
  const now = new Date();
  return new Date(now.getTime() - 60_000 * now.getTimezoneOffset()).toISOString().slice(0, 10);
}

/** Name and date for the strip below the picture, for a form that asks for them. */
export function CaptionPanel() {
  const { t } = useTranslation("result");
  const act = usePhotoActions();
  const wordsOf = useCheckWords();
  const state = useAppSelector(selectPhoto);
  const printed = state.choices.caption ?? null;
  const [name, setName] = useState(printed?.name ?? "");
  const [date, setDate] = useState(printed?.date ?? "");
  const [isPressed, setIsPressed] = useState(false);
  const [triedName, setTriedName] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const { refusedChange, status } = state.run;
  const refused = refusedChange?.change === "caption" ? refusedChange.check : null;
  const isNameRefused = refused !== null && (ofName as readonly string[]).includes(refused.messageKey);
  const { title, advice } = refused ? wordsOf(refused) : { title: null, advice: null };
  const nameFault = isNameRefused && name.trim() === triedName && (
    <span>
      {title}
      <br />
      {advice}
    </span>
  );
  const missing = (value: string) => (isPressed && !value.trim() ? t("caption.missing") : null);
  const dateFault = isPressed && date > today() ? t("caption.future") : missing(date);
  const isShown =
    printed !== null &&
    status === "idle" &&
    isSameJson(printed, state.made?.request.caption) &&
    isSameJson(printed, { name: name.trim(), date });
  useEffect(() => {
    if (isNameRefused) form.current?.querySelector<HTMLElement>("[name=name]")?.focus();
  }, [isNameRefused]);
  const print = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsPressed(true);
    const bad = [!name.trim(), !date || date > today()].indexOf(true);
    if (bad >= 0) return event.currentTarget.querySelectorAll("input")[bad]?.focus();
    setTriedName(name.trim());
    void act(({ changeCaption }) => changeCaption({ name: name.trim(), date }));
  };
  const remove = () => {
    setIsPressed(false);
    void act(({ changeCaption }) => changeCaption(null));
  };
  return (
    <Panel title={t("caption.title")} anchor={captionPanelId}>
      <p>{t("caption.text")}</p>
      <form className={styles.form} noValidate onSubmit={print} ref={form}>
        <TextField
          name="name"
          label={t("caption.name")}
          autoComplete="name"
          maxLength={maxNameLength}
          value={name}
          onChange={setName}
          error={nameFault || missing(name)}
        />
        <TextField
          name="date"
          type="date"
          label={t("caption.date")}
          max={today()}
          value={date}
          onChange={setDate}
          error={dateFault}
        />
        {refused && !isNameRefused && (
          <Notice kind="fail" title={title} role="alert">
            <p>{advice}</p>
          </Notice>
        )}
        {failedChange(state) === "caption" && <RunFailed />}
        <div className={styles.actions}>
          <Button
            type="submit"
            variant={printed ? "secondary" : "primary"}
            icon="check"
            aria-busy={status === "running"}
          >
            {t("caption.print")}
          </Button>
          {printed && (
            <Button icon="undo" onClick={remove}>
              {t("caption.remove")}
            </Button>
          )}
        </div>
        <CaptionShown isWorking={status === "running"} isShown={isShown} />
      </form>
    </Panel>
  );
}
