import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../../components/ui/button";
import type { Missing } from "../../state/selectors";
import * as styles from "./next-step.module.css";
import { stepId } from "./start-step";

const steps = { country: 1, document: 2, photo: 3 } as const satisfies Record<Missing, number>;

/** Room that this bar takes at the lower edge of the window. */
const barPx = 64;

/** The first control of the step that is missing. */
const controlOf = (missing: Missing): HTMLElement | null =>
  document.querySelector(`#${stepId(steps[missing])} :is(input:not([type="file"]), button)`);

/** Whether the control is in the window; true while that is not known. */
function useIsSeen(missing: Missing): boolean {
  const [isSeen, setIsSeen] = useState(true);
  // After each render: another document, or a custom size, has other controls.
  useEffect(() => {
    const control = controlOf(missing);
    if (!control || !("IntersectionObserver" in window)) return setIsSeen(true);
    const observer = new IntersectionObserver(
      (entries) => setIsSeen(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: `0px 0px -${barPx}px 0px`, threshold: 0.9 },
    );
    observer.observe(control);
    return () => observer.disconnect();
  });
  return isSeen;
}

/** While there is no photo: leads to the next step when it is out of sight, at the lower edge of the window. */
export function NextStep({ missing }: { missing: Missing }) {
  const { t } = useTranslation("home");
  const { t: tPhoto } = useTranslation("photo");
  const isSeen = useIsSeen(missing);
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
  if (isSeen) return null;
  return (
    <div className={styles.place}>
      <div className={styles.bar}>
        <Button variant="primary" isWide icon={missing === "photo" ? "camera" : undefined} onClick={go}>
          {labels[missing]}
        </Button>
      </div>
    </div>
  );
}
