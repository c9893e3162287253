import type { Card } from "../../../../contract/card";
import type { WantedDocument } from "../../../../contract/own-size";
import type { PhotoReport } from "../../../../contract/photo-report";
import type { AppThunk } from "../../../store/store";
import type { Photo } from "../state/photo-state";

/** A card, and the document that it is for: the visitor may have chosen another one meanwhile. */
export interface MadeCard extends WantedDocument {
  card: Card;
}

export interface CheckedPhoto extends WantedDocument {
  report: PhotoReport;
}

/** Who makes the document photo of the visitor's picture. */
export interface PhotoService {
  /**
   * @param file null where this browser no longer has it
   * @throws PhotoRefused when the photo is the reason, V5Error when something else is
   */
  makeCard(file: Blob | null, photo: Photo, signal: AbortSignal): AppThunk<Promise<MadeCard>>;
  /**
   * A finished photo, measured as it is.
   * @param file null where this browser no longer has it
   * @throws PhotoRefused, V5Error
   */
  checkPhoto(file: Blob | null, photo: Photo, signal: AbortSignal): AppThunk<Promise<CheckedPhoto>>;
  /**
   * The person alone, as PNG with alpha.
   * @throws PhotoRefused, V5Error or V5Rejection
   */
  cutOut(signal: AbortSignal): AppThunk<Promise<Blob>>;
}
