import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../../../components/ui/icon";
import { VisuallyHidden } from "../../../../components/ui/visually-hidden";
import * as styles from "./start-step.module.css";

interface StartStepProps {
  number: number;
  title: string;
  isDone: boolean;
  children: ReactNode;
}

export const stepId = (number: number) => `step-${number}`;

/** One of the three steps; its number becomes a check mark. */
export function StartStep({ number, title, isDone, children }: StartStepProps) {
  const { t } = useTranslation("home");
  return (
    <li className={styles.step} id={stepId(number)} data-done={isDone}>
      <span className={styles.sign} aria-hidden="true">
        {isDone ? <Icon name="check" /> : number}
      </span>
      <div className={styles.body}>
        <h3 className={styles.title}>
          {title} <VisuallyHidden>{t(isDone ? "card.state.done" : "card.state.open")}</VisuallyHidden>
        </h3>
        {children}
      </div>
    </li>
  );
}
