import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { maxNameLength } from "../../../../../../contract/limits";
import { Button } from "../../../../../components/ui/button";
import { Notice } from "../../../../../components/ui/notice";
import { TextField } from "../../../../../components/ui/text-field";
import { useAppSelector } from "../../../../../store/hooks";
import { failedChange } from "../../../state/pending-change";
import { selectPhoto } from "../../../state/photo-slice";
import { usePhotoActions } from "../../../use-photo-actions";
import { useCheckWords } from "../../use-check-words";
import { captionPanelId } from "../checks/check-card";
import { RunFailed } from "../messages/run-failed";
import { Panel } from "../panel";
import * as styles from "./caption-panel.module.css";

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
  const missing = (value: string) => (isPressed && !value.trim() ? t("caption.missing") : null);
  const { refusedChange } = state.run;
  const refused = refusedChange?.change === "caption" ? refusedChange.check : null;
  const print = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsPressed(true);
    const empty = [name, date].findIndex((value) => !value.trim());
    if (empty >= 0) return event.currentTarget.querySelectorAll("input")[empty]?.focus();
    void act(({ changeCaption }) => changeCaption({ name: name.trim(), date }));
  };
  const remove = () => {
    setIsPressed(false);
    void act(({ changeCaption }) => changeCaption(null));
  };
  return (
    <Panel title={t("caption.title")} anchor={captionPanelId}>
      <p>{t("caption.text")}</p>
      <form className={styles.form} noValidate onSubmit={print}>
        <TextField
          name="name"
          label={t("caption.name")}
          autoComplete="name"
          maxLength={maxNameLength}
          value={name}
          onChange={setName}
          error={missing(name)}
        />
        <TextField
          name="date"
          type="date"
          label={t("caption.date")}
          max={today()}
          value={date}
          onChange={setDate}
          error={missing(date)}
        />
        {refused && (
          <Notice kind="fail" title={wordsOf(refused).title} role="alert">
            <p>{wordsOf(refused).advice}</p>
          </Notice>
        )}
        {failedChange(state) === "caption" && <RunFailed />}
        <div className={styles.actions}>
          <Button type="submit" icon="check">
            {t("caption.print")}
          </Button>
          {printed && (
            <Button icon="undo" onClick={remove}>
              {t("caption.remove")}
            </Button>
          )}
        </div>
      </form>
    </Panel>
  );
}
