import { type FormEvent, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { MessageKey } from "../../../../../../photo/core/findings";
import { maxNameLength } from "../../../../../../photo/core/request-limits";
import { today } from "../../../../../browser/today";
import { Button } from "../../../../../components/ui/button";
import { Notice } from "../../../../../components/ui/notice";
import { TextField } from "../../../../../components/ui/text-field";
import { useAppDispatch, useAppSelector } from "../../../../../store/hooks";
import { isSameJson } from "../../../same-json";
import { failedChange } from "../../../state/pending-change";
import { captionTyped, selectPhoto } from "../../../state/photo-slice";
import type { TypedCaption } from "../../../state/photo-state";
import { captionFaults, captionOf, shownCaption } from "../../../state/typed-caption";
import { usePhotoActions } from "../../../use-photo-actions";
import { useCheckWords } from "../../use-check-words";
import { captionPanelId } from "../checks/check-card";
import { RunFailed } from "../messages/run-failed";
import { Panel } from "../panel";
import * as styles from "./caption-panel.module.css";
import { CaptionShown } from "./caption-shown";

/** Refusals that another name mends. */
const ofName: readonly MessageKey[] = ["captionTooLong", "captionLetters"];

/** Name and date for the strip below the picture, for a form that asks for them. */
export function CaptionPanel() {
  const { t } = useTranslation("result");
  const act = usePhotoActions();
  const wordsOf = useCheckWords();
  const state = useAppSelector(selectPhoto);
  const dispatch = useAppDispatch();
  const printed = state.choices.caption ?? null;
  const shown = shownCaption(state);
  const { name, date, isTried } = shown;
  const form = useRef<HTMLFormElement>(null);
  const { refusedChange, status } = state.run;
  const refused = refusedChange?.change === "caption" ? refusedChange.check : null;
  const isNameRefused = refused !== null && (ofName as readonly string[]).includes(refused.messageKey);
  const { title, advice } = refused ? wordsOf(refused) : { title: null, advice: null };
  const nameFault = isNameRefused && (
    <span>
      {title}
      <br />
      {advice}
    </span>
  );
  const faults = captionFaults(shown);
  const faultOf = (fault: "caption.missing" | "caption.future" | null) => isTried && fault && t(fault);
  const isShown =
    printed !== null &&
    status === "idle" &&
    isSameJson(printed, state.made?.request.caption) &&
    isSameJson(printed, captionOf(shown));
  useEffect(() => {
    if (isNameRefused) form.current?.querySelector<HTMLElement>("[name=name]")?.focus();
  }, [isNameRefused]);
  const type = (typed: Partial<TypedCaption>) => void dispatch(captionTyped({ ...shown, ...typed }));
  const print = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isShown) return;
    type({ isTried: true });
    const bad = [faults.name, faults.date].findIndex((fault) => fault !== null);
    if (bad >= 0) return event.currentTarget.querySelectorAll("input")[bad]?.focus();
    void act(({ printCaption }) => printCaption());
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
          onChange={(name) => type({ name })}
          error={nameFault || faultOf(faults.name)}
        />
        <TextField
          name="date"
          type="date"
          label={t("caption.date")}
          max={today()}
          value={date}
          onChange={(date) => type({ date })}
          error={faultOf(faults.date)}
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
            aria-disabled={isShown}
          >
            {t("caption.print")}
          </Button>
          {/* Its place is kept: a download prints them too, while the visitor reads. */}
          <Button
            icon="undo"
            style={{ visibility: printed ? "visible" : "hidden" }}
            onClick={() => void act(({ removeCaption }) => removeCaption())}
          >
            {t("caption.remove")}
          </Button>
        </div>
        <CaptionShown
          isWorking={status === "running"}
          isShown={isShown}
          isTyped={faults.name === null && faults.date === null}
        />
      </form>
    </Panel>
  );
}
