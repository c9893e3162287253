import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PrintUnit } from "../../../contract/document/units";
import type { DrawingFrame } from "../../../drawing/drawing-frame";
import { usePageLanguage } from "../../i18n/use-language";
import { ChoiceGroup } from "../ui/choice-group";
import { Drawing } from "./drawing";
import * as styles from "./drawing-figure.module.css";
import { Legend } from "./legend";

interface DrawingFigureProps {
  frame: DrawingFrame;
  seed: string;
  label: string;
  /** The unit of the document's own rule. */
  firstUnit?: PrintUnit;
}

/** The drawing on millimetre paper, with its legend and the unit switch. */
export function DrawingFigure({ frame, seed, label, firstUnit = "mm" }: DrawingFigureProps) {
  const { t } = useTranslation("common");
  const { bcp47 } = usePageLanguage();
  const [unit, setUnit] = useState<PrintUnit>(firstUnit);
  return (
    <figure className={styles.figure}>
      <div className={styles.sheet}>
        <Drawing frame={frame} unit={unit} bcp47={bcp47} seed={seed} label={label} />
      </div>
      <figcaption className={styles.caption}>
        <div className={styles.unit}>
          <ChoiceGroup
            label={t("unit.label")}
            isLabelHidden
            choices={[
              { id: "mm", label: t("unit.mm") },
              { id: "inch", label: t("unit.inch") },
            ]}
            selected={unit}
            onSelect={setUnit}
          />
        </div>
        <Legend frame={frame} unit={unit} bcp47={bcp47} />
      </figcaption>
    </figure>
  );
}
