import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { writeMeasured } from "../../../../../drawing/format-length";
import { decimalsOf } from "../../../../../locales/write-number";
import type { CropSource } from "../../../../../photo/core/crop/crop-source";
import type { HeadLine } from "../../../../../photo/core/face/guide-lines";
import { usePageLanguage } from "../../../../i18n/use-language";
import { guideLineBandMm } from "../../adjust/guide-lines";
import { lineMm } from "../../adjust/photo-view";
import type { Correction } from "../../adjust/use-adjustment";
import { usePictureUnit } from "../use-shown-unit";
import * as styles from "./guide-line.module.css";
import { stepsMm } from "./moves";
import { useLineNames } from "./use-manual-lines-text";

interface GuideLineProps {
  line: HeadLine;
  cropSource: CropSource;
  correction: Correction;
  /** Position below the frame's upper edge. */
  mm: number;
}

/** Millimetres upwards; left and right behave as on a slider. */
const stepsOfKeys = ({ line, largeLine }: ReturnType<typeof stepsMm>): Record<string, number> => ({
  ArrowUp: line,
  ArrowRight: line,
  ArrowDown: -line,
  ArrowLeft: -line,
  PageUp: largeLine,
  PageDown: -largeLine,
});

/** Without "-0". */
const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals)) + 0;

/**
 * A draggable guide line of the head, with keyboard control. Its value is the distance above the detected position.
 */
export function GuideLine({ line, cropSource, correction, mm }: GuideLineProps) {
  const { t } = useTranslation("result");
  const { bcp47 } = usePageLanguage();
  const unit = usePictureUnit();
  const lineNames = useLineNames();
  const dragStart = useRef<{ fromY: number; y: number; fromMm: number } | null>(null);
  const frameRequest = useRef(0);
  const { heightMm } = cropSource.rule;
  const { placement, lines } = correction;
  const foundMm = lineMm(cropSource, placement, line, {});
  const exactMm = foundMm - lineMm(cropSource, placement, line, lines);
  const shown = (lengthMm: number) => rounded(lengthMm * unit.perMm, decimalsOf(unit.style));
  const higher = shown(exactMm);
  const reach = shown(foundMm - guideLineBandMm(cropSource, placement, line).min);
  const length = writeMeasured(Math.abs(exactMm), null, unit, bcp47);
  const valueText =
    higher === 0
      ? t("adjust.lines.measured")
      : t(higher > 0 ? "adjust.lines.higher" : "adjust.lines.lower", { length });

  useEffect(() => () => cancelAnimationFrame(frameRequest.current), []);

  const updateLine = (frameElement: Element) => {
    frameRequest.current = 0;
    if (!dragStart.current) return;
    const { fromY, y, fromMm } = dragStart.current;
    const mmPerCssPx = heightMm / frameElement.getBoundingClientRect().height;
    correction.dragLine(line, fromMm + (y - fromY) * mmPerCssPx);
  };
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0 || dragStart.current) return;
    // Do not drag the photo.
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    correction.startDrag(false);
    dragStart.current = { fromY: event.clientY, y: event.clientY, fromMm: mm };
  };
  const onPointerMove = ({ clientY, currentTarget }: PointerEvent) => {
    if (!dragStart.current) return;
    dragStart.current.y = clientY;
    const frameElement = currentTarget.parentElement!;
    frameRequest.current ||= requestAnimationFrame(() => latest.current(frameElement));
  };
  const onPointerUp = ({ currentTarget }: PointerEvent) => {
    if (!dragStart.current) return;
    cancelAnimationFrame(frameRequest.current);
    if (frameRequest.current) updateLine(currentTarget.parentElement!);
    dragStart.current = null;
    correction.endDrag();
  };
  const latest = useRef(updateLine);
  latest.current = updateLine;

  const onKeyDown = (event: KeyboardEvent) => {
    const up = stepsOfKeys(stepsMm(unit, heightMm))[event.key];
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
      aria-label={lineNames[line]}
      aria-valuemin={-reach}
      aria-valuemax={reach}
      aria-valuenow={higher}
      aria-valuetext={valueText}
      data-manual={line in lines}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
    />
  );
}
