import { lazyPart } from "../../../../components/ui/lazy-part";

export const loadSignaturePanel = async () =>
  (await import(/* webpackChunkName: "signature" */ "./signature-panel")).SignaturePanel;

/** Wanted for the few documents whose form asks for a signature too. */
export const SignaturePanel = lazyPart(loadSignaturePanel);
