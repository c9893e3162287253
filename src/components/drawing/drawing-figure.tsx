import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PrintUnit } from "../../../contract/document/units";
import { Drawing } from "../../../drawing/drawing";
import type { DrawingFrame } from "../../../drawing/drawing-frame";
import { millimetres, type ShownUnit, shownOnPrint } from "../../../drawing/format-length";
import { usePageLanguage } from "../../i18n/use-language";
import { ChoiceGroup } from "../ui/choice-group";
import "./drawing.css";
import * as styles from "./drawing-figure.module.css";
import { Legend } from "./legend";

interface DrawingFigureProps {
  frame: DrawingFrame;
  seed: string;
  label: string;
  /** The unit of the document's own rule; shown first, and alone if it is pixels. */
  ownUnit?: ShownUnit;
  /** Of a size rather than of a document. */
  ofSize?: boolean;
}

/** The drawing on squared paper, with its legend and the unit switch. */
export function DrawingFigure({ frame, seed, label, ownUnit = millimetres, ofSize }: DrawingFigureProps) {
  const { t } = useTranslation("common");
  const { bcp47 } = usePageLanguage();
  const [printUnit, setPrintUnit] = useState<PrintUnit>(ownUnit.style === "mm" ? "mm" : "inch");
  const isInPixels = ownUnit.style === "px";
  const unit = isInPixels ? ownUnit : shownOnPrint(printUnit, frame);
  return (
    <figure className={styles.figure}>
      <div className={styles.sheet}>
        <Drawing frame={frame} unit={unit} bcp47={bcp47} seed={seed} label={label} />
      </div>
      <figcaption className={styles.caption}>
        {!isInPixels && (
          <div className={styles.unit}>
            <ChoiceGroup
              label={t("unit.label")}
              isLabelHidden
              choices={[
                { id: "mm", label: t("unit.mm") },
                { id: "inch", label: t("unit.inch") },
              ]}
              selected={printUnit}
              onSelect={setPrintUnit}
            />
          </div>
        )}
        <Legend frame={frame} ofSize={ofSize} unit={unit} bcp47={bcp47} />
      </figcaption>
    </figure>
  );
}
