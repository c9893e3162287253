import type { Card } from "../../../../contract/card/card";
import type { Template } from "../../../../contract/document/template";
import type { Photo } from "../state/photo-state";
import { isFullFrame } from "./forms";

/**
 * Whether an authority that refuses a cropped picture accepts the visitor's own file as it is: that one is handed in then, as the
 * camera saved it.
 */
export function isOwnFileAccepted(photo: Photo | null, card: Card, template: Template): boolean {
  if (!photo || photo.isFrame || photo.untrimmed || !isFullFrame("digital", template)) return false;
  const { minKb, maxKb } = { minKb: null, maxKb: null, ...template.digital };
  const kb = photo.bytes / 1000;
  // Turning it and saving it again change nothing that an authority asks for; any other edit was needed for what it lacks.
  const isEnough = card.edits.every((edit) => edit === "rotate" || edit === "encode");
  return photo.type === "image/jpeg" && isEnough && kb >= (minKb ?? 0) && kb <= (maxKb ?? kb);
}
