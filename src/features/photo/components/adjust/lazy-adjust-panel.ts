import { lazyPart } from "../../../../components/ui/late";

const panel = async () => (await import(/* webpackChunkName: "adjust-panel" */ "./adjust-panel")).AdjustPanel;
const picture = async () =>
  (await import(/* webpackChunkName: "placed-picture" */ "./placed-picture")).PlacedPicture;

/** What moves the photo under its frame is wanted after a press, or for a print whose file is not cropped. */
export const AdjustPanel = lazyPart(panel);
export const PlacedPicture = lazyPart(picture);

/** Fetched when the page stands, to be at hand on the press and without a line. */
export const loadAdjustPanel = (): Promise<unknown> => Promise.allSettled([panel(), picture()]);
