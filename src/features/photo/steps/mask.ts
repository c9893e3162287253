import type { Card, CardRejection } from "../../../../contract/card";
import type { PaperName } from "../../../../photo/core/types";
import { maskCard } from "../../../v5/card";
import type { CallOptions } from "../../../v5/client";
import { V5Rejection } from "../../../v5/errors";
import { PhotoRefused } from "../photo-refused";
import type { PhotoChoices, UploadedPhoto } from "../state/photo-state";

/**
 * The document photo and its sheet, made and measured by the server.
 * @throws PhotoRefused with the checks when the photo does not meet the requirements
 */
export async function maskPhoto(
  uploaded: UploadedPhoto,
  choices: PhotoChoices & { urlPath: string; paper: PaperName },
  options: Pick<CallOptions, "lang" | "signal" | "isQuiet">,
): Promise<Card> {
  try {
    return await maskCard({ ...choices, fileName: uploaded.fileName }, options);
  } catch (error) {
    if (!(error instanceof V5Rejection)) throw error;
    const { checks = [], face = null } = (error.data ?? {}) as Partial<CardRejection>;
    if (checks.length === 0) throw new PhotoRefused({ failureKey: "photoNotAccepted" });
    throw new PhotoRefused({ checks, face });
  }
}
