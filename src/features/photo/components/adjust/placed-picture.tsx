import { useMemo } from "react";
import type { Card } from "../../../../../contract/card";
import type { CropAdjustment } from "../../../../../photo/core/types";
import { pictureTransform } from "../../adjust/placed-picture";
import { type Placement, placementOf } from "../../adjust/placement";
import { useResultPicture } from "../use-result-picture";

interface SurroundPictureProps {
  card: Card;
  placement: Placement;
  unitsPerMm: number;
}

/** What the photo could show, laid under its frame at a placement. */
export const SurroundPicture = ({ card: { surround }, placement, unitsPerMm }: SurroundPictureProps) => {
  const picture = useResultPicture(surround.url);
  return (
    <image
      href={picture.shown ?? undefined}
      width={surround.view.widthPx}
      height={surround.view.heightPx}
      preserveAspectRatio="none"
      transform={pictureTransform(surround, placement, unitsPerMm)}
    />
  );
};

interface PlacedPictureProps {
  card: Card;
  adjust: CropAdjustment | null;
  unitsPerMm: number;
}

/** The print of a document whose file is not cropped: there is no picture of it but on its sheet. */
export const PlacedPicture = ({ card, adjust, unitsPerMm }: PlacedPictureProps) => {
  const placement = useMemo(() => placementOf(card.surround, adjust), [card.surround, adjust]);
  return placement && <SurroundPicture card={card} placement={placement} unitsPerMm={unitsPerMm} />;
};
