import { useTranslation } from "react-i18next";
import type { Card } from "../../../../../contract/card";
import type { Template } from "../../../../../contract/template";
import { MeasuredPhoto } from "../../../../components/drawing/measured-photo";
import { Switch } from "../../../../components/ui/switch";
import { usePageLanguage } from "../../../../i18n/use-language";
import { useLoadedImage } from "../../../../images/use-loaded-image";
import { isInFrame } from "../../is-in-frame";
import { FailedAgain } from "./failed-again";
import * as styles from "./result-photo.module.css";

interface ResultPhotoProps {
  card: Card;
  template: Template;
  isWorking: boolean;
  hasLines: boolean;
  onLines: (hasLines: boolean) => void;
}

/** The finished photo on millimetre paper, with the lengths that were measured on it. */
export const ResultPhoto = ({ card, template, isWorking, hasLines, onLines }: ResultPhotoProps) => {
  const { t } = useTranslation("result");
  const { bcp47 } = usePageLanguage();
  const isFramed = isInFrame(card, template);
  const photo = useLoadedImage(!isFramed && hasLines ? card.preview.url : card.digital.url);
  const alt = t("photo.alt", { title: template.photoTitle });
  return (
    <div className={styles.place}>
      <div className={styles.sheet} data-working={isWorking}>
        {isFramed ? (
          <MeasuredPhoto
            src={photo.shown ?? undefined}
            widthMm={template.sizeWidth}
            heightMm={template.sizeHeight}
            measured={card.result}
            hasLines={hasLines}
            bcp47={bcp47}
            label={alt}
          />
        ) : (
          <img className={styles.otherShape} src={photo.shown ?? undefined} alt={alt} />
        )}
      </div>
      {photo.hasFailed && <FailedAgain failure="imageLoadFailed" onAgain={photo.retry} />}
      <Switch label={t("photo.lines")} isOn={hasLines} onChange={onLines} />
    </div>
  );
};
