import { useTranslation } from "react-i18next";
import { isUncroppedFile } from "../../../../../contract/document/handed-in";
import { ownSizeUrlPath } from "../../../../../contract/document/own-size";
import { frameOfTemplate } from "../../../../../drawing/drawing-frame";
import { millimetres, shownUnitOf } from "../../../../../drawing/format-length";
import { writeSize } from "../../../../../locales/write-number";
import { DrawingFigure } from "../../../../components/drawing/drawing-figure";
import { usePageLanguage } from "../../../../i18n/use-language";
import { useAppSelector } from "../../../../store/hooks";
import { selectPassportData } from "../../../../store/site-slice";
import * as styles from "./chosen-drawing.module.css";
import { exampleFrame } from "./example-frame";

/** The drawing beside the start card; it redraws itself when a document is chosen. */
export function ChosenDrawing() {
  const { t } = useTranslation("home");
  const { t: tCommon } = useTranslation("common");
  const template = useAppSelector(selectPassportData);
  const { bcp47 } = usePageLanguage();
  const exampleSize = writeSize(exampleFrame.widthMm, exampleFrame.heightMm, "mm", bcp47);
  const title = template ? template.photoTitle : t("drawing.example", { size: exampleSize });
  const isNamed = template !== null && template.urlPath !== ownSizeUrlPath;
  const unit = template ? shownUnitOf(template) : millimetres;
  const size = template?.sizeLabel ?? exampleSize;
  const label = isNamed
    ? tCommon("drawing.label", { document: title, size })
    : tCommon("drawing.labelPlain", { size });
  return (
    <section className={styles.drawing} aria-labelledby="drawing-title">
      <h2 className={styles.title} id="drawing-title">
        {title}
      </h2>
      {template && isUncroppedFile(template) ? (
        <p>{size}</p>
      ) : (
        <DrawingFigure
          key={unit.style}
          ownUnit={unit}
          frame={template ? frameOfTemplate(template) : exampleFrame}
          seed={template?.urlPath ?? "example"}
          label={label}
        />
      )}
    </section>
  );
}
