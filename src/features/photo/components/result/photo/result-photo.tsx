import { Suspense, startTransition, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import type { Card } from "../../../../../../contract/card/card";
import type { Template } from "../../../../../../contract/document/template";
import { frameOfTemplate } from "../../../../../../drawing/drawing-frame";
import { showFromTop } from "../../../../../browser/show-from-top";
import { wait } from "../../../../../browser/wait";
import { whenIdle } from "../../../../../browser/when-idle";
import { MeasuredPhoto } from "../../../../../components/drawing/measured-photo";
import { Button } from "../../../../../components/ui/button";
import { Switch } from "../../../../../components/ui/switch";
import { usePageLanguage } from "../../../../../i18n/use-language";
import { useAppSelector } from "../../../../../store/hooks";
import { isFullFrame } from "../../../documents/forms";
import { isInFrame, pictureUnit, pictureWidthMm } from "../../../documents/is-in-frame";
import { isSameJson } from "../../../same-json";
import { selectPhoto } from "../../../state/photo-slice";
import type { ResultForm } from "../../../state/photo-state";
import { usePhotoActions } from "../../../use-photo-actions";
import { AdjustPanel, loadAdjustPanel, PlacedPicture } from "../../adjust/lazy-adjust-panel";
import { useManualLinesText } from "../../adjust/use-manual-lines-text";
import { useCropSource, useResultPicture } from "../../use-result-picture";
import { useShownUnit } from "../../use-shown-unit";
import { newFaults } from "../checks/mended-faults";
import { leadToVerdict } from "../checks/verdict/lead-to-verdict";
import { RetryNotice } from "../messages/retry-notice";
import { type BeforeMove, MovedNotice, movedId } from "./moved-notice";
import * as styles from "./result-photo.module.css";

interface ResultPhotoProps {
  card: Card;
  template: Template;
  /** The displayed file. */
  form: ResultForm;
  hasLines: boolean;
  onLines: (hasLines: boolean) => void;
  panel: Panel;
  onPanel: (panel: Panel) => void;
}

/** State of the adjust panel; "requested" until the crop source is loaded. */
export type Panel = "closed" | "requested" | "open";

/** Nobody is kept in the panel by a slow connection: the verdict comes later then. */
const longestWaitMs = 5000;

/** Id of the button that opens the panel. */
export const openerId = "correct-by-hand";

/** The file on millimetre paper with its measured lengths, and the adjust panel. */
export function ResultPhoto({ card, template, form, ...props }: ResultPhotoProps) {
  const { hasLines, onLines, panel, onPanel } = props;
  const { t } = useTranslation("result");
  const { bcp47 } = usePageLanguage();
  const shownUnit = useShownUnit();
  const act = usePhotoActions();
  const { made, run, choices } = useAppSelector(selectPhoto);
  const adjust = made?.request.adjust ?? null;
  const isRunning = run.status === "running";
  const isRequested = panel === "requested";
  const cropSource = useCropSource(isRequested ? card.cropSource.url : null);
  // The panel needs the crop source.
  const canOpen = isRequested && cropSource.isShown;
  const [before, setBefore] = useState<BeforeMove>({ adjust, checks: card.checks });
  useEffect(() => {
    if (!canOpen) return;
    startTransition(() => {
      setBefore({ adjust, checks: card.checks });
      onPanel("open");
    });
  }, [canOpen, onPanel, adjust, card]);
  const [isClosing, setIsClosing] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => whenIdle(() => void loadAdjustPanel()), []);
  const photo = useResultPicture(card.digital.url);
  const isOwn = isFullFrame(form, template);
  const isPrint = form === "printout" && !isInFrame(card, template);
  const alt = t("photo.alt", { title: template.photoTitle });
  const frame = frameOfTemplate(template);
  const { heightMm } = frame;
  const widthMm = pictureWidthMm(card, template, form);
  const unit = pictureUnit(card, template, form, shownUnit);
  // At once: with the new card it would move what is below.
  const manualLines = useManualLinesText()(choices.adjust?.lines);
  const openPanel = () => {
    if (cropSource.isGone) void act(({ makePhoto }) => makePhoto());
    else if (cropSource.hasFailed) cropSource.retry();
    else onPanel("requested");
  };
  /** The adjustment has caused them. */
  const added = isSameJson(adjust, before.adjust) ? [] : newFaults(card.checks, before.checks);
  const close = async () => {
    setIsClosing(true);
    // Measured at once, not after the pause in which another movement may follow; its verdict, above the photo on
    // phones, comes with it and moves it no more.
    await Promise.race([act(({ photoSettled }) => photoSettled()), wait(longestWaitMs)]);
    flushSync(() => {
      setIsClosing(false);
      onPanel("closed");
    });
    leadToVerdict();
    // What the adjustment has caused stands below the photo that it is about.
    const moved = document.getElementById(movedId);
    if (!moved) return;
    moved.focus({ preventScroll: true });
    showFromTop(place.current!);
  };
  if (panel === "open" && !isOwn)
    return (
      <AdjustPanel
        card={card}
        widthMm={widthMm}
        label={alt}
        hasLines={hasLines}
        isHeadNoted={frame.isHeadNoted === true}
        faults={added.length === 0 && adjust === null ? newFaults(card.checks, []) : added}
        isClosing={isClosing}
        onClose={() => void close()}
      />
    );
  return (
    <div className={styles.place} ref={place}>
      <div className={styles.sheet} data-working={isRunning}>
        {isOwn ? (
          <img
            className={styles.otherShape}
            src={photo.shown ?? undefined}
            style={{ aspectRatio: `${card.digital.widthPx} / ${card.digital.heightPx}` }}
            alt={alt}
          />
        ) : (
          <MeasuredPhoto
            picture={(unitsPerMm) =>
              isPrint ? (
                <Suspense>
                  <PlacedPicture card={card} adjust={adjust} unitsPerMm={unitsPerMm} />
                </Suspense>
              ) : (
                <image
                  href={photo.shown ?? undefined}
                  width={widthMm * unitsPerMm}
                  height={heightMm * unitsPerMm}
                  preserveAspectRatio="none"
                />
              )
            }
            widthMm={widthMm}
            heightMm={heightMm}
            measured={card.result}
            limits={frame}
            hasLines={hasLines}
            unit={unit}
            bcp47={bcp47}
            label={alt}
          />
        )}
      </div>
      <MovedNotice
        faults={added}
        before={before}
        onBack={() => document.getElementById(openerId)?.focus({ preventScroll: true })}
      />
      {manualLines && <p className={styles.manualLines}>{manualLines}</p>}
      {photo.hasFailed && !photo.isGone && <RetryNotice failure="connectionTimedOut" onRetry={photo.retry} />}
      {isRequested && cropSource.hasFailed && !cropSource.isGone && (
        <RetryNotice failure="connectionTimedOut" onRetry={cropSource.retry} />
      )}
      {!isOwn && (
        <div className={styles.actions}>
          <Button
            id={openerId}
            icon="hand"
            aria-busy={isRequested && (cropSource.isGone ? isRunning : !cropSource.hasFailed)}
            onClick={openPanel}
          >
            {t("adjust.open")}
          </Button>
          <Switch label={t("photo.lines")} isOn={hasLines} onChange={onLines} />
        </div>
      )}
    </div>
  );
}
