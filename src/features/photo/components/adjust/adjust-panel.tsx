import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Card } from "../../../../../contract/card/card";
import type { Check } from "../../../../../photo/core/types";
import { showFromTop } from "../../../../browser/show-from-top";
import { MeasuredPhoto } from "../../../../components/drawing/measured-photo";
import { Button } from "../../../../components/ui/button";
import { Disclosure } from "../../../../components/ui/disclosure";
import { Switch } from "../../../../components/ui/switch";
import { usePageLanguage } from "../../../../i18n/use-language";
import { useAppDispatch, useAppSelector } from "../../../../store/hooks";
import { useGestures } from "../../adjust/gestures";
import { carriedLengths } from "../../adjust/picture-transform";
import { placementOf } from "../../adjust/placement";
import { type Correction, type CropRequest, useAdjustment } from "../../adjust/use-adjustment";
import { cancelDebounce } from "../../run";
import { cropLeft, cropUndone, selectPhoto } from "../../state/photo-slice";
import { usePhotoActions } from "../../use-photo-actions";
import { useResultPicture } from "../use-result-picture";
import { usePictureUnit } from "../use-shown-unit";
import * as styles from "./adjust-panel.module.css";
import { ExactMoves } from "./exact-moves";
import { GuideLines } from "./guide-lines";
import { moveOfKey, stepsMm } from "./moves";
import { CropSourcePicture } from "./placed-picture";
import { useAdjustmentText } from "./use-adjustment-text";

interface AdjustPanelProps {
  card: Card;
  /** Width of the displayed picture: that of the file, whose shape may differ from the print that its rule is about. */
  widthMm: number;
  /** Accessible name of the photo. */
  label: string;
  hasLines: boolean;
  /** The rule for the head is in the notes. */
  isHeadNoted?: boolean;
  /** What the result says of the position that the card was made with. */
  faults: readonly Check[];
  /** The last movement is still being measured. */
  isClosing: boolean;
  onClose: () => void;
}

/** The panel that moves, scales and rotates the photo under its frame, within the limits of the rule. */
export function AdjustPanel(props: AdjustPanelProps) {
  const dispatch = useAppDispatch();
  const act = usePhotoActions();
  const { made, run, cropsBefore } = useAppSelector(selectPhoto);
  const crop: CropRequest = {
    made: made?.request.adjust ?? null,
    refused: run.refusedChange?.change === "crop" ? run.refusedChange.check : null,
    before: cropsBefore,
    onLeave: (adjust) => void dispatch(cropLeft(adjust)),
    onUndo: () => void dispatch(cropUndone()),
    onDragStart: () => dispatch(cancelDebounce()),
    onAdjust: (adjust) => void act(({ adjustCrop }) => adjustCrop(adjust)),
  };
  return <CropEditor {...props} crop={crop} />;
}

/** Props shared by all ways to move the photo. */
export function CropEditor({ crop, ...props }: AdjustPanelProps & { crop: CropRequest }) {
  const correction = useAdjustment(props.card, crop);
  return correction && <CropStage {...props} correction={correction} />;
}

function CropStage({
  card,
  widthMm,
  label,
  hasLines,
  isHeadNoted = false,
  faults,
  isClosing,
  onClose,
  correction,
}: AdjustPanelProps & { correction: Correction }) {
  const { t } = useTranslation("result");
  const { bcp47 } = usePageLanguage();
  const unit = usePictureUnit();
  const panel = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<SVGRectElement>(null);
  const [isBefore, setIsBefore] = useState(false);
  const { cropSource } = card;
  const { rule } = cropSource;
  const { heightMm } = rule;
  const finished = useResultPicture(card.digital.url);
  const gestures = useGestures(frame, rule.widthMm, correction);
  const said = useAdjustmentText(card, correction, faults);

  // Wherever it was opened from.
  useLayoutEffect(() => showFromTop(panel.current!), []);
  // Do not take the focus from another element that got it while the picture was loading.
  useEffect(() => {
    if (document.activeElement?.contains(stage.current)) stage.current?.focus({ preventScroll: true });
  }, []);
  useEscape(onClose);
  // Show the photo as soon as it is moved.
  useEffect(() => {
    if (!correction.isSettled) setIsBefore(false);
  }, [correction.isSettled]);

  const automatic = isBefore ? placementOf(cropSource, null) : null;
  const placement = automatic ?? correction.placement;
  const lengths = automatic ? carriedLengths(cropSource, correction, automatic) : correction.lengths;
  const isFinished =
    !automatic && correction.isSettled && Math.abs(fileShape(card) / (widthMm / heightMm) - 1) < 0.02;

  const onKeyDown = (event: KeyboardEvent) => {
    const isUndo = event.key === "z" && (event.ctrlKey || event.metaKey);
    const pressed = moveOfKey(event.key, stepsMm(unit, heightMm).move);
    if (isUndo) correction.undo();
    else if (!pressed || event.ctrlKey || event.metaKey || event.altKey) return;
    else correction.nudge(pressed);
    event.preventDefault();
  };
  return (
    <div className={styles.panel} ref={panel}>
      <p className={styles.hint} id="correction-hint">
        {t("adjust.text")} {t(rule.head?.crown === "hair" ? "adjust.lines.hairText" : "adjust.lines.text")}
      </p>
      <div className={styles.shown}>
        <div
          ref={stage}
          className={styles.stage}
          data-stage
          role="application"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes keys
          tabIndex={0}
          aria-label={t("adjust.stage")}
          aria-describedby="correction-hint"
          onKeyDown={onKeyDown}
          {...gestures}
          onPointerCancel={gestures.onPointerUp}
        >
          <MeasuredPhoto
            picture={(unitsPerMm) => (
              <>
                {/* Both have the same middle. */}
                <g transform={`translate(${((widthMm - rule.widthMm) / 2) * unitsPerMm})`}>
                  <CropSourcePicture card={card} placement={placement} unitsPerMm={unitsPerMm} />
                  <rect
                    ref={frame}
                    width={rule.widthMm * unitsPerMm}
                    height={heightMm * unitsPerMm}
                    fill="none"
                  />
                </g>
                {isFinished && finished.shown && (
                  <image
                    href={finished.shown}
                    width={widthMm * unitsPerMm}
                    height={heightMm * unitsPerMm}
                    preserveAspectRatio="none"
                  />
                )}
              </>
            )}
            widthMm={widthMm}
            heightMm={heightMm}
            measured={lengths}
            limits={{
              headMm: rule.head?.heightMm ?? null,
              isHeadNoted,
              eyeLineMm: rule.eyeLineMm,
              topMarginMm: rule.topMarginMm,
            }}
            hasLines={hasLines}
            unit={unit}
            bcp47={bcp47}
            label={label}
            over={!automatic && <GuideLines cropSource={cropSource} correction={correction} />}
          />
        </div>
        <p className={styles.said} role="status" data-kind={said.kind}>
          {said.text}
        </p>
      </div>
      <Disclosure summary={t("adjust.exact")}>
        <ExactMoves cropSource={cropSource} correction={correction} onKeyDown={onKeyDown} />
      </Disclosure>
      <div className={styles.actions}>
        <Button icon="retake" onClick={correction.reset}>
          {t("adjust.reset")}
        </Button>
        <Switch label={t("adjust.before")} isOn={isBefore} onChange={setIsBefore} />
      </div>
      <div className={`${styles.actions} ${styles.end}`}>
        <Button variant="primary" icon="check" aria-busy={isClosing} onClick={onClose}>
          {t("adjust.done")}
        </Button>
        <Button icon="undo" aria-disabled={!correction.canUndo} onClick={correction.undo}>
          {t("adjust.undo")}
        </Button>
      </div>
    </div>
  );
}

/** Undo works with the focus anywhere on the page. Open menus and dialogs handle Escape first. */
function useEscape(onEscape: () => void): void {
  const latest = useRef(onEscape);
  latest.current = onEscape;
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      const isTaken = event.defaultPrevented || event.isComposing || document.querySelector("dialog[open]");
      if (event.key === "Escape" && !isTaken) latest.current();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}

const fileShape = ({ digital }: Card): number => digital.widthPx / digital.heightPx;
