import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../../../components/ui/button";
import { type ProgressStep, ProgressSteps } from "../../../../../components/ui/progress-steps";
import { useAppSelector } from "../../../../../store/hooks";
import { selectPhoto } from "../../../state/photo-slice";
import { usePhotoActions } from "../../../use-photo-actions";
import { SourcePhoto } from "../photo/source-photo";
import * as styles from "./please-wait.module.css";
import { useTimeLeft } from "./use-time-left";

/** The displayed steps; cropping and layout are one call and shown as one. */
const steps = [
  { id: "check", label: "wait.step.check" },
  { id: "upload", label: "wait.step.upload" },
  { id: "mask", label: "wait.step.mask" },
] as const;

const stateLabels = {
  done: "wait.state.done",
  active: "wait.state.active",
  waiting: "wait.state.waiting",
} as const;

/** The second half of a double press on the button that started the run lands on "Stop", which is in its place. */
const secondPressMs = 500;

/** The photo and the current step, with the real upload progress. */
export function PleaseWait() {
  const { t } = useTranslation("result");
  const { t: tCommon } = useTranslation("common");
  const act = usePhotoActions();
  const { choices, photo, upload, run } = useAppSelector(selectPhoto);
  const { step, uploadRatio } = run;
  const { isOnDevice, isCheck } = choices;
  const taken = steps.filter(({ id }) => !(isOnDevice && id === "upload"));
  const activeIndex = taken.findIndex(({ id }) => id === step);
  const shown = taken.map(({ id, label }, index): ProgressStep => {
    const stepState = index < activeIndex ? "done" : index === activeIndex ? "active" : "waiting";
    return {
      id,
      label: t(isCheck && id === "mask" ? "wait.step.measure" : label),
      state: stepState,
      stateLabel: t(stateLabels[stepState]),
      progressRatio: id === "upload" ? uploadRatio : undefined,
    };
  });
  const active = shown[activeIndex];
  const left = useTimeLeft(step === "upload" ? uploadRatio : null);
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = performance.now();
    // What stood in its place may have been scrolled.
    window.scrollTo(0, 0);
  }, []);
  const stop = () => {
    if (performance.now() - shownAt.current > secondPressMs) void act(({ stopPhoto }) => stopPhoto());
  };
  return (
    <div className={styles.wait}>
      {photo && (
        <div className={styles.photo}>
          <SourcePhoto photo={photo} uploaded={upload} places={[]} alt={t("newPhoto.photoAltPlain")} />
        </div>
      )}
      <div className={styles.words}>
        <h1 data-passing>{t("wait.title")}</h1>
        <p>{t(isCheck ? "wait.checking" : "wait.text")}</p>
        {isOnDevice && <p>{tCommon("onDevice")}</p>}
        <ProgressSteps label={t("wait.steps")} steps={shown} />
        <p role="status" className={styles.status}>
          {active?.label}
        </p>
        {!isOnDevice && <p className={styles.left}>{left && t("wait.left", { time: left })}</p>}
        <p>
          <Button icon="cross" onClick={stop}>
            {t("wait.stop")}
          </Button>
        </p>
      </div>
    </div>
  );
}
