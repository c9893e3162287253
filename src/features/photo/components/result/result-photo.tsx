import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Card } from "../../../../../server/src/schemas/card";
import type { Template } from "../../../../../server/src/schemas/template";
import { frameOfTemplate } from "../../../../components/drawing/drawing-frame";
import { MeasuredLegend } from "../../../../components/drawing/measured-legend";
import { MeasuredPhoto } from "../../../../components/drawing/measured-photo";
import { Switch } from "../../../../components/ui/switch";
import { usePageLanguage } from "../../../../i18n/use-language";
import * as styles from "./result-photo.module.css";

interface ResultPhotoProps {
  card: Card;
  template: Template;
  isWorking: boolean;
}

/** The file has the frame's shape unless the authority wants it uncut; a tenth of a percent is rounding. */
const isFrame = ({ digital }: Card, template: Template) =>
  Math.abs(digital.widthPx / digital.heightPx / (template.sizeWidth / template.sizeHeight) - 1) < 0.02;

/** The finished photo on millimetre paper, with the lengths that were measured on it. */
export const ResultPhoto = ({ card, template, isWorking }: ResultPhotoProps) => {
  const { t } = useTranslation("result");
  const { bcp47 } = usePageLanguage();
  const [hasLines, setHasLines] = useState(true);
  const isInFrame = isFrame(card, template);
  const alt = t("photo.alt", { document: template.name });
  return (
    <div className={styles.place}>
      <div className={styles.sheet} data-working={isWorking}>
        {isInFrame ? (
          <MeasuredPhoto
            src={card.digital.url}
            widthMm={template.sizeWidth}
            heightMm={template.sizeHeight}
            measured={card.result}
            hasLines={hasLines}
            bcp47={bcp47}
            label={alt}
          />
        ) : (
          <img className={styles.uncut} src={hasLines ? card.preview.url : card.digital.url} alt={alt} />
        )}
      </div>
      {isInFrame && hasLines && (
        <MeasuredLegend measured={card.result} frame={frameOfTemplate(template)} bcp47={bcp47} />
      )}
      <Switch label={t("photo.lines")} isOn={hasLines} onChange={setHasLines} />
    </div>
  );
};
