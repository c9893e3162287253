import { useMemo } from "react";
import type { Card } from "../../../../../contract/card/card";
import type { CropAdjustment } from "../../../../../photo/core/types";
import { pictureTransform } from "../../adjust/placed-picture";
import { type Placement, placementOf } from "../../adjust/placement";
import { useResultPicture } from "../use-result-picture";

interface CropSourcePictureProps {
  card: Card;
  placement: Placement;
  unitsPerMm: number;
}

/** What the photo could show, laid under its frame at a placement. */
export const CropSourcePicture = ({
  card: { cropSource },
  placement,
  unitsPerMm,
}: CropSourcePictureProps) => {
  const picture = useResultPicture(cropSource.url);
  return (
    <image
      href={picture.shown ?? undefined}
      width={cropSource.view.widthPx}
      height={cropSource.view.heightPx}
      preserveAspectRatio="none"
      transform={pictureTransform(cropSource, placement, unitsPerMm)}
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
  const placement = useMemo(() => placementOf(card.cropSource, adjust), [card.cropSource, adjust]);
  return placement && <CropSourcePicture card={card} placement={placement} unitsPerMm={unitsPerMm} />;
};
