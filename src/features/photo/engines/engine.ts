import type { Card } from "../../../../contract/card/card";
import type { PhotoReport } from "../../../../contract/photo-report";
import type { AppThunk } from "../../../store/store";
import type { Photo, PhotoChoices } from "../state/photo-state";

/** What a run asks for, as it was chosen when the run began. */
export interface EngineJob {
  /** Null where this browser no longer has the photo. */
  file: Blob | null;
  photo: Photo;
  request: PhotoChoices;
  signal: AbortSignal;
}

/** What makes the document photo of the visitor's picture: the server, or this device. */
export interface Engine {
  /** @throws PhotoRefused when the photo is the reason, V5Error when something else is */
  makeCard(job: EngineJob): AppThunk<Promise<Card>>;
  /**
   * A finished photo, measured as it is.
   * @throws PhotoRefused, V5Error
   */
  checkPhoto(job: EngineJob): AppThunk<Promise<PhotoReport>>;
  /**
   * The person alone, as PNG with alpha.
   * @throws PhotoRefused, V5Error or V5Rejection
   */
  cutOut(signal: AbortSignal): AppThunk<Promise<Blob>>;
}
