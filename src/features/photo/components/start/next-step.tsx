import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../../components/ui/button";
import type { Missing } from "../../state/selectors";
import * as styles from "./next-step.module.css";
import { stepId } from "./start-step";

const steps = { country: 1, document: 2, photo: 3 } as const satisfies Record<Missing, number>;

/** Height of this bar. */
const barPx = 64;

/** The first control of the step that is missing. */
const controlOf = (missing: Missing): HTMLElement | null =>
  document.querySelector(`#${stepId(steps[missing])} :is(input:not([type="file"]), button)`);

/** Whether the control lies below the window; false while that is not known. */
function useIsBelow(missing: Missing): boolean {
  const [isBelow, setIsBelow] = useState(false);
  // After each render: another document, or a custom size, has other controls.
  useEffect(() => {
    const control = controlOf(missing);
    if (!control || !("IntersectionObserver" in window)) return setIsBelow(false);
    const observer = new IntersectionObserver(
      (entries) => {
        const { isIntersecting, boundingClientRect } = entries.at(-1)!;
        setIsBelow(!isIntersecting && boundingClientRect.top > 0);
      },
      { rootMargin: `0px 0px -${barPx}px 0px`, threshold: 0.9 },
    );
    observer.observe(control);
    return () => observer.disconnect();
  });
  return isBelow;
}

/** A bar at the lower edge of the window that leads to the next step while that lies below the window. */
export function NextStep({ missing }: { missing: Missing }) {
  const { t } = useTranslation("home");
  const { t: tPhoto } = useTranslation("photo");
  const isBelow = useIsBelow(missing);
  const labels = {
    country: t("card.country.missing"),
    document: t("card.document.missing"),
    photo: tPhoto("choose.missing"),
  };
  const go = () => {
    const control = controlOf(missing);
    control?.focus({ preventScroll: true });
    control?.scrollIntoView({ block: "center" });
  };
  if (!isBelow) return null;
  return (
    <div className={styles.bar}>
      {/* Not a stop of the Tab key, which leads through the steps themselves. */}
      <Button variant="primary" isWide tabIndex={-1} icon="arrowDown" onClick={go}>
        {labels[missing]}
      </Button>
    </div>
  );
}
