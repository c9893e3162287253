import { lazyPart } from "../../../../components/ui/lazy-part";

const panel = async () => (await import(/* webpackChunkName: "adjust-panel" */ "./adjust-panel")).AdjustPanel;
const picture = async () =>
  (await import(/* webpackChunkName: "placed-picture" */ "./placed-picture")).PlacedPicture;

/** Loaded when the panel is opened, or for a print whose file is not cropped. */
export const AdjustPanel = lazyPart(panel);
export const PlacedPicture = lazyPart(picture);

/** Prefetched once the page is idle, so that it opens at once and without a connection. */
export const loadAdjustPanel = (): Promise<unknown> => Promise.allSettled([panel(), picture()]);
