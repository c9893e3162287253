import type { ChosenBackground } from "./choose-background";
import { digitalSize } from "./core/crop/output-size";
import type { Edit, EncodedImage, PhotoRule } from "./core/types";
import type { FoundPerson } from "./find-person";
import type { FramedPhoto } from "./frame-photo";
import type { OpenedPhoto } from "./open-photo";

export interface EditReport {
  edits: Edit[];
  printoutEdits?: Edit[];
  policyConflict: boolean;
}

/**
 * What was done to the pixels, in order. Where the authority refuses a cropped file, `edits` speaks of the Digital
 * result (the visitor's own picture) and `printoutEdits` of the print.
 */
export function listEdits(
  rule: PhotoRule,
  photo: OpenedPhoto,
  person: FoundPerson,
  framed: FramedPhoto,
  chosen: ChosenBackground,
  digital: EncodedImage,
): EditReport {
  const wasFlattened = photo.wasTransparent;
  const isGrey = rule.colour === "grey";
  const scale = framed.view.scale * photo.decodeScale;
  const cropped: Edit[] = [
    ...(person.turns !== 0 || framed.view.angle !== 0 ? (["rotate"] as const) : []),
    "crop",
    ...(Math.abs(scale - 1) > 1e-6 || digitalSize(rule).heightPx !== framed.view.heightPx
      ? (["resize"] as const)
      : []),
    ...(chosen.replacement || wasFlattened ? (["background"] as const) : []),
    ...(isGrey ? (["grey"] as const) : []),
  ];
  const policyConflict = chosen.policyConflict || (wasFlattened && rule.editPolicy.background === "keep");
  if (rule.editPolicy.geometry !== "forbidden") return { edits: cropped, policyConflict };
  const isResized =
    Math.max(digital.widthPx, digital.heightPx) !== Math.max(photo.sourceWidthPx, photo.sourceHeightPx);
  const whole: Edit[] = [
    ...(person.turns !== 0 ? (["rotate"] as const) : []),
    ...(isResized ? (["resize"] as const) : []),
    ...(wasFlattened ? (["background"] as const) : []),
    ...(isGrey ? (["grey"] as const) : []),
  ];
  return { edits: whole, printoutEdits: cropped, policyConflict };
}
