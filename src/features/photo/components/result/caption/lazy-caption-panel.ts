import { lazyPart } from "../../../../../components/ui/lazy-part";

export const loadCaptionPanel = async () =>
  (await import(/* webpackChunkName: "caption" */ "./caption-panel")).CaptionPanel;

/** Wanted for the few documents whose form asks for name and date on the photo. */
export const CaptionPanel = lazyPart(loadCaptionPanel);
