import { useTranslation } from "react-i18next";
import { DrawingFigure } from "../../../../components/drawing/drawing-figure";
import { frameOfTemplate } from "../../../../components/drawing/drawing-frame";
import { useAppSelector } from "../../../../store/hooks";
import { selectPassportData } from "../../../../store/site-slice";
import * as styles from "./chosen-drawing.module.css";
import { exampleFrame } from "./example-frame";

/** The drawing beside the start card; it redraws itself when a document is chosen. */
export const ChosenDrawing = () => {
  const { t } = useTranslation("home");
  const { t: tCommon } = useTranslation("common");
  const template = useAppSelector(selectPassportData);
  const exampleSize = tCommon("unit.mmValue", {
    value: `${exampleFrame.widthMm}\u00a0×\u00a0${exampleFrame.heightMm}`,
  });
  const title = template
    ? t("drawing.chosen", { country: template.countryName, document: template.name })
    : t("drawing.example", { size: exampleSize });
  const label = template
    ? tCommon("drawing.label", { document: title, size: template.sizeLabel })
    : tCommon("drawing.labelPlain", { size: exampleSize });
  return (
    <section className={styles.drawing} aria-labelledby="drawing-title">
      <h2 className={styles.title} id="drawing-title">
        {title}
      </h2>
      <DrawingFigure
        frame={template ? frameOfTemplate(template) : exampleFrame}
        seed={template?.urlPath ?? "example"}
        label={label}
      />
    </section>
  );
};
