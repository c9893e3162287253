import { placeHead } from "../../../drawing/place-head";
import { Portrait } from "../../../drawing/portrait";
import { portraitLookFor } from "../../../drawing/portrait-variants";
import type { PhotoSize } from "../../units/photo-sizes";
import * as styles from "./sheet-figure.module.css";
import { sizeFrame } from "./size-frame";

/** A photo of a sheet in millimetres, defined once and referenced by each copy. */
export function SheetPhoto({ id, size }: { id: string; size: PhotoSize }) {
  const { widthMm, heightMm } = size;
  const { skullTopMm, skullHeightMm } = placeHead(sizeFrame(size));
  const box = { width: widthMm, height: heightMm };
  return (
    <defs>
      <clipPath id={`${id}-clip`}>
        <rect {...box} />
      </clipPath>
      <g id={id}>
        <rect className={styles.photo} {...box} />
        <g clipPath={`url(#${id}-clip)`}>
          <g transform={`translate(${widthMm / 2} ${skullTopMm}) scale(${skullHeightMm})`}>
            <Portrait look={portraitLookFor(size.id)} />
          </g>
        </g>
        <rect className={styles.edge} {...box} />
      </g>
    </defs>
  );
}
