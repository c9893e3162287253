import { lazyPart } from "../../../../../components/ui/lazy-part";

/** Wanted for the few documents whose form asks for name and date on the photo. */
export const CaptionPanel = lazyPart(
  async () => (await import(/* webpackChunkName: "caption" */ "./caption-panel")).CaptionPanel,
);
