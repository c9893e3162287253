import { Suspense, startTransition, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Card } from "../../../../../contract/card";
import type { Template } from "../../../../../contract/template";
import { whenIdle } from "../../../../browser/when-idle";
import { MeasuredPhoto } from "../../../../components/drawing/measured-photo";
import { Button } from "../../../../components/ui/button";
import { Switch } from "../../../../components/ui/switch";
import { usePageLanguage } from "../../../../i18n/use-language";
import { isInFrame } from "../../is-in-frame";
import type { ResultForm } from "../../state/photo-state";
import { useFinishedPicture, useSurround } from "../../use-finished-picture";
import { CorrectionPanel, fetchCorrection, PlacedPicture } from "../adjust/later-correction";
import { useLaidWords } from "../adjust/use-laid-words";
import { FailedAgain } from "./failed-again";
import { isUncut } from "./is-uncut";
import * as styles from "./result-photo.module.css";
import { useMadeAgain } from "./use-made-again";
import type { Result } from "./use-result";

interface ResultPhotoProps {
  result: Result;
  card: Card;
  template: Template;
  /** Which of the two files is shown. */
  form: ResultForm;
  hasLines: boolean;
  onLines: (hasLines: boolean) => void;
}

const openerId = "correct-by-hand";

/** The file that will be saved, on millimetre paper, with the lengths that were measured on it; and the hand on it. */
export const ResultPhoto = ({ result, card, template, form, hasLines, onLines }: ResultPhotoProps) => {
  const { t } = useTranslation("result");
  const { bcp47 } = usePageLanguage();
  const [hand, setHand] = useState<"away" | "asked" | "there">("away");
  const isAsked = hand === "asked";
  const surround = useSurround(isAsked ? card.surround.url : null);
  // Without what lies around the frame there is nothing to move.
  const canOpen = isAsked && surround.isShown;
  useEffect(() => {
    if (canOpen) startTransition(() => setHand("there"));
  }, [canOpen]);
  useEffect(() => whenIdle(() => void fetchCorrection()), []);
  const photo = useFinishedPicture(card.digital.url);
  useMadeAgain(result, photo.isGone || surround.isGone);
  const isOwn = isUncut(form, template);
  const isPrint = form === "printout" && !isInFrame(card, template);
  const alt = t("photo.alt", { title: template.photoTitle });
  const { sizeWidth, sizeHeight } = template;
  const laid = useLaidWords()(result.state.cardAdjust?.lines);
  const askHand = () => {
    if (surround.isGone) result.start();
    else if (surround.hasFailed) surround.retry();
    else setHand("asked");
  };
  const close = () => {
    setHand("away");
    requestAnimationFrame(() => document.getElementById(openerId)?.focus());
  };
  if (hand === "there" && !isOwn)
    return <CorrectionPanel result={result} card={card} label={alt} hasLines={hasLines} onClose={close} />;
  return (
    <div className={styles.place}>
      <div className={styles.sheet} data-working={result.isWorking}>
        {isOwn ? (
          <img className={styles.otherShape} src={photo.shown ?? undefined} alt={alt} />
        ) : (
          <MeasuredPhoto
            picture={(unitsPerMm) =>
              isPrint ? (
                <Suspense>
                  <PlacedPicture card={card} adjust={result.state.cardAdjust} unitsPerMm={unitsPerMm} />
                </Suspense>
              ) : (
                <image
                  href={photo.shown ?? undefined}
                  width={widthOf(card, template) * unitsPerMm}
                  height={sizeHeight * unitsPerMm}
                  preserveAspectRatio="none"
                />
              )
            }
            widthMm={isPrint ? sizeWidth : widthOf(card, template)}
            heightMm={sizeHeight}
            measured={card.result}
            hasLines={hasLines}
            bcp47={bcp47}
            label={alt}
          />
        )}
      </div>
      {laid && <p className={styles.laid}>{laid}</p>}
      {photo.hasFailed && !photo.isGone && <FailedAgain failure="connectionTimedOut" onAgain={photo.retry} />}
      {isAsked && surround.hasFailed && !surround.isGone && (
        <FailedAgain failure="connectionTimedOut" onAgain={surround.retry} />
      )}
      {!isOwn && (
        <div className={styles.actions}>
          <Button
            id={openerId}
            icon="hand"
            aria-busy={isAsked && (surround.isGone ? result.isWorking : !surround.hasFailed)}
            onClick={askHand}
          >
            {t("adjust.open")}
          </Button>
          <Switch label={t("photo.lines")} isOn={hasLines} onChange={onLines} />
        </div>
      )}
    </div>
  );
};

/** A file of another shape than the print has the print's height: what it shows more of, it shows at the sides. */
const widthOf = (card: Card, { sizeWidth, sizeHeight, ...template }: Template): number =>
  isInFrame(card, { sizeWidth, sizeHeight, ...template })
    ? sizeWidth
    : (sizeHeight * card.digital.widthPx) / card.digital.heightPx;
