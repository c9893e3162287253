import type { Card } from "../../../../contract/card/card";
import type { PhotoReport } from "../../../../contract/photo-report";
import type { AppThunk } from "../../../store/store";
import type { Photo, PhotoChoices } from "../state/photo-state";

/** The input of a run, as chosen when the run began. */
export interface EngineJob {
  /** Null if this browser no longer has the photo. */
  file: Blob | null;
  photo: Photo;
  request: PhotoChoices;
  signal: AbortSignal;
}

/** Makes document photos: on the server or on this device. */
export interface Engine {
  /** @throws PhotoRefused when the photo is the reason, V5Error when something else is */
  makeCard(job: EngineJob): AppThunk<Promise<Card>>;
  /**
   * Checks a finished photo as it is.
   * @throws PhotoRefused, V5Error
   */
  checkPhoto(job: EngineJob): AppThunk<Promise<PhotoReport>>;
  /**
   * The cut-out person as PNG with alpha.
   * @throws PhotoRefused, V5Error or V5Rejection
   */
  cutOut(signal: AbortSignal): AppThunk<Promise<Blob>>;
}
