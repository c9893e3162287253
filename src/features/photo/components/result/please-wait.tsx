import { useTranslation } from "react-i18next";
import { Button } from "../../../../components/ui/button";
import { type ProgressStep, ProgressSteps } from "../../../../components/ui/progress-steps";
import type { PhotoState } from "../../state/photo-state";
import * as styles from "./please-wait.module.css";
import { SourcePhoto } from "./source-photo";
import { useTimeLeft } from "./use-time-left";

/** The steps that a visitor can follow; cutting and laying out are parts of one call and named together. */
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

interface PleaseWaitProps {
  state: PhotoState;
  onStop: () => void;
}

/** The photo, and which step it is in; the upload with its true progress. */
export const PleaseWait = ({ state, onStop }: PleaseWaitProps) => {
  const { t } = useTranslation("result");
  const { t: tCommon } = useTranslation("common");
  const { isOnDevice, isCheck } = state.choices;
  const taken = steps.filter(({ id }) => !(isOnDevice && id === "upload"));
  const activeIndex = taken.findIndex((step) => step.id === state.step);
  const shown = taken.map(({ id, label }, index): ProgressStep => {
    const stepState = index < activeIndex ? "done" : index === activeIndex ? "active" : "waiting";
    return {
      id,
      label: t(isCheck && id === "mask" ? "wait.step.measure" : label),
      state: stepState,
      stateLabel: t(stateLabels[stepState]),
      progressRatio: id === "upload" ? state.uploadRatio : undefined,
    };
  });
  const active = shown[activeIndex];
  const left = useTimeLeft(state.step === "upload" ? state.uploadRatio : null);
  return (
    <div className={styles.wait}>
      {state.photo && (
        <div className={styles.photo}>
          <SourcePhoto
            photo={state.photo}
            uploaded={state.uploaded}
            places={[]}
            alt={t("newPhoto.photoAltPlain")}
          />
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
        {left && <p className={styles.left}>{t("wait.left", { time: left })}</p>}
        <p>
          <Button icon="cross" onClick={onStop}>
            {t("wait.stop")}
          </Button>
        </p>
      </div>
    </div>
  );
};
