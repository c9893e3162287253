import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { inPrintUnit } from "../../../../../contract/document/units";
import { writeUnit } from "../../../../../locales/write-number";
import type { CropSource } from "../../../../../photo/core/crop/crop-source";
import type { HeadLine } from "../../../../../photo/core/face/guide-lines";
import { usePageLanguage } from "../../../../i18n/use-language";
import { guideLineBandMm } from "../../adjust/guide-lines";
import { lineMm } from "../../adjust/photo-view";
import type { Correction } from "../../adjust/use-adjustment";
import { useDocumentLengths } from "../use-document-lengths";
import * as styles from "./guide-line.module.css";
import { lineNames } from "./use-manual-lines-text";

interface GuideLineProps {
  line: HeadLine;
  cropSource: CropSource;
  correction: Correction;
  /** Where the line is drawn, below the frame's upper edge. */
  mm: number;
}

const stepMm = 0.25;
const largeStepMm = 1;

/** Millimetres upwards; left and right as a slider has them. */
const steps: Record<string, number> = {
  ArrowUp: stepMm,
  ArrowRight: stepMm,
  ArrowDown: -stepMm,
  ArrowLeft: -stepMm,
  PageUp: largeStepMm,
  PageDown: -largeStepMm,
};

const tenths = (value: number): number => Math.round(value * 10) / 10 + 0;

/** One line of the head that a pointer or keys can move. Its value: how far above the place where it was found. */
export const GuideLine = ({ line, cropSource, correction, mm }: GuideLineProps) => {
  const { t } = useTranslation("result");
  const { bcp47 } = usePageLanguage();
  const { unit } = useDocumentLengths();
  const grip = useRef<{ fromY: number; y: number; fromMm: number } | null>(null);
  const painting = useRef(0);
  const { heightMm } = cropSource.rule;
  const { placement, lines } = correction;
  const foundMm = lineMm(cropSource, placement, line, {});
  const higherMm = tenths(foundMm - lineMm(cropSource, placement, line, lines));
  const reachMm = tenths(foundMm - guideLineBandMm(cropSource, placement, line).min);
  const length = writeUnit(inPrintUnit(Math.abs(higherMm), unit), unit, bcp47);
  const said =
    higherMm === 0
      ? t("adjust.lines.measured")
      : t(higherMm > 0 ? "adjust.lines.higher" : "adjust.lines.lower", { length });

  useEffect(() => () => cancelAnimationFrame(painting.current), []);

  const follow = (frameElement: Element) => {
    painting.current = 0;
    if (!grip.current) return;
    const { fromY, y, fromMm } = grip.current;
    const mmPerCssPx = heightMm / frameElement.getBoundingClientRect().height;
    correction.lay(line, fromMm + (y - fromY) * mmPerCssPx);
  };
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0 || grip.current) return;
    // The photo stays where it is.
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    correction.hold();
    grip.current = { fromY: event.clientY, y: event.clientY, fromMm: mm };
  };
  const onPointerMove = ({ clientY, currentTarget }: PointerEvent) => {
    if (!grip.current) return;
    grip.current.y = clientY;
    const frameElement = currentTarget.parentElement!;
    painting.current ||= requestAnimationFrame(() => latest.current(frameElement));
  };
  const onPointerUp = ({ currentTarget }: PointerEvent) => {
    if (!grip.current) return;
    cancelAnimationFrame(painting.current);
    if (painting.current) follow(currentTarget.parentElement!);
    grip.current = null;
    correction.release();
  };
  const latest = useRef(follow);
  latest.current = follow;

  const onKeyDown = (event: KeyboardEvent) => {
    const up = steps[event.key];
    if (up === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    correction.nudgeLine(line, lineMm(cropSource, placement, line) - up);
  };
  return (
    <div
      className={styles.handle}
      style={{ top: `${(100 * mm) / heightMm}%` }}
      role="slider"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t(lineNames[line])}
      aria-valuemin={-reachMm}
      aria-valuemax={reachMm}
      aria-valuenow={higherMm}
      aria-valuetext={said}
      data-manual={line in lines}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
    />
  );
};
