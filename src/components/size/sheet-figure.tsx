import { useId } from "react";
import { useTranslation } from "react-i18next";
import { writeNumber } from "../../../locales/write-number";
import { papers } from "../../../photo/core/sheet/papers";
import { layOutSheet } from "../../../photo/core/sheet/sheet";
import { usePageLanguage } from "../../i18n/use-language";
import type { PhotoSize } from "../../units/photo-sizes";
import { FactRow } from "../requirement/facts/fact-row";
import * as styles from "./sheet-figure.module.css";
import { SheetPhoto } from "./sheet-photo";

const drawnPaper = "4x6in";

/** Keys into `result.json`. */
const paperKeys = {
  "4x6in": "printout.papers.4x6in",
  "10x15cm": "printout.papers.10x15cm",
  "5x7in": "printout.papers.5x7in",
  "13x18cm": "printout.papers.13x18cm",
  a4: "printout.papers.a4",
  letter: "printout.papers.letter",
  "9x13cm": "printout.papers.9x13cm",
  l: "printout.papers.l",
  selphy: "printout.papers.selphy",
} as const;

const names = Object.keys(paperKeys) as (keyof typeof paperKeys)[];

/** The printed sheet to scale, and how many photos fit on each paper. */
export function SheetFigure({ size }: { size: PhotoSize }) {
  const { t } = useTranslation("size");
  const { t: tResult } = useTranslation("result");
  const { bcp47 } = usePageLanguage();
  const id = useId();
  /** A size stays on one line; in Arabic its digits are isolated from the unit. */
  const nameOf = (paper: keyof typeof paperKeys) =>
    tResult(paperKeys[paper])
      .replace(/ × /g, "\u00a0×\u00a0")
      .replace(/(\d\u2069?) /g, "$1\u00a0");
  const label = t("sheet.label", { paper: nameOf(drawnPaper) });
  const { widthMm, heightMm } = papers[drawnPaper];
  const { photos, turned } = layOutSheet(drawnPaper, size);
  return (
    <div className={styles.figure}>
      <figure className={styles.drawn}>
        <svg
          className={styles.sheet}
          viewBox={`-0.5 -0.5 ${widthMm + 1} ${heightMm + 1}`}
          role="img"
          aria-label={label}
        >
          <rect className={styles.paper} width={widthMm} height={heightMm} />
          <SheetPhoto id={id} size={size} />
          {photos.map(({ xMm, yMm, widthMm: placedMm }) => (
            <use
              key={`${xMm} ${yMm}`}
              href={`#${id}`}
              transform={`translate(${turned ? xMm + placedMm : xMm} ${yMm})${turned ? " rotate(90)" : ""}`}
            />
          ))}
        </svg>
        <figcaption className={styles.caption} aria-hidden="true">
          {label}
        </figcaption>
      </figure>
      <dl>
        {names.map((paper) => (
          <FactRow key={paper} label={t("facts.onPaper", { paper: nameOf(paper) })}>
            {writeNumber(layOutSheet(paper, size).copies, bcp47)}
          </FactRow>
        ))}
      </dl>
    </div>
  );
}
