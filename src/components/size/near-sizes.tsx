import { useTranslation } from "react-i18next";
import { inPrintUnit } from "../../../contract/document/units";
import { writeDifference } from "../../../locales/write-number";
import { usePageLanguage } from "../../i18n/use-language";
import { writeList } from "../../i18n/write-list";
import { paths } from "../../paths";
import type { PhotoSize } from "../../units/photo-sizes";
import { PageLink } from "../ui/page-link";
import * as styles from "./near-sizes.module.css";
import { OverlaidFrames } from "./overlaid-frames";
import { writePhotoSize } from "./write-photo-size";

interface NearSizesProps {
  size: PhotoSize;
  nearest: readonly PhotoSize[];
  /** Ids of the sizes that have a page. */
  linked: ReadonlySet<string>;
}

/** Similar sizes, each drawn over this one. */
export function NearSizes({ size, nearest, linked }: NearSizesProps) {
  const { t } = useTranslation("size");
  const { bcp47 } = usePageLanguage();
  return (
    <ul className={styles.list}>
      {nearest.map((other) => {
        const unit = size.unit === other.unit ? size.unit : "mm";
        const longerBy = (lengthMm: number) => writeDifference(inPrintUnit(lengthMm, unit), unit, bcp47);
        const widerMm = other.widthMm - size.widthMm;
        const higherMm = other.heightMm - size.heightMm;
        const differences = [
          ...(widerMm === 0 ? [] : [t("nearest.widthDifference", { length: longerBy(widerMm) })]),
          ...(higherMm === 0 ? [] : [t("nearest.heightDifference", { length: longerBy(higherMm) })]),
        ];
        const name = <bdi>{writePhotoSize(other, bcp47)}</bdi>;
        return (
          <li key={other.id} className={styles.near}>
            <OverlaidFrames size={size} other={other} />
            <span>
              <span className={styles.name}>
                {linked.has(other.id) ? <PageLink to={paths.photoSize(other.id)}>{name}</PageLink> : name}
              </span>
              <span className={styles.difference}>{writeList(differences, bcp47)}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
