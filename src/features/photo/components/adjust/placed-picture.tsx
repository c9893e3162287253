import { useMemo } from "react";
import type { Card } from "../../../../../contract/card/card";
import type { CropAdjustment } from "../../../../../photo/core/types";
import { pictureTransform } from "../../adjust/picture-transform";
import { type Placement, placementOf } from "../../adjust/placement";
import { useResultPicture } from "../use-result-picture";

interface CropSourcePictureProps {
  card: Card;
  placement: Placement;
  unitsPerMm: number;
}

/** The crop source, positioned under the frame. */
export function CropSourcePicture({ card: { cropSource }, placement, unitsPerMm }: CropSourcePictureProps) {
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
}

interface PlacedPictureProps {
  card: Card;
  adjust: CropAdjustment | null;
  unitsPerMm: number;
}

/** The print of a document whose file is not cropped: only the sheet shows it. */
export function PlacedPicture({ card, adjust, unitsPerMm }: PlacedPictureProps) {
  const placement = useMemo(() => placementOf(card.cropSource, adjust), [card.cropSource, adjust]);
  return placement && <CropSourcePicture card={card} placement={placement} unitsPerMm={unitsPerMm} />;
}
