import { Icon } from "./icon";
import * as styles from "./progress-steps.module.css";
import { VisuallyHidden } from "./visually-hidden";

export interface ProgressStep {
  id: string;
  label: string;
  state: "done" | "active" | "waiting";
  /** The word for the state, for screen readers. */
  stateLabel: string;
  /** 0 to 1 if the step is measurable, such as the upload; its bar shows while it is active, in a place of its own. */
  progressRatio?: number;
}

/** Named steps of a job, with a progress bar for a measurable one. */
export const ProgressSteps = ({ label, steps }: { label: string; steps: readonly ProgressStep[] }) => (
  <ol className={styles.steps} aria-label={label}>
    {steps.map((step) => (
      <li
        key={step.id}
        className={styles.step}
        data-state={step.state}
        aria-current={step.state === "active" ? "step" : undefined}
      >
        <span className={styles.sign}>{step.state === "done" && <Icon name="check" />}</span>
        <span className={styles.label}>
          {step.label} <VisuallyHidden>{step.stateLabel}</VisuallyHidden>
          {step.progressRatio !== undefined && (
            <span className={styles.track}>
              {step.state === "active" && (
                <progress className={styles.bar} value={step.progressRatio} max={1} aria-label={step.label} />
              )}
            </span>
          )}
        </span>
      </li>
    ))}
  </ol>
);
