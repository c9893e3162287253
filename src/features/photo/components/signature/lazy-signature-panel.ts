import { lazyPart } from "../../../../components/ui/lazy-part";

/** Wanted for the few documents whose form asks for a signature too. */
export const SignaturePanel = lazyPart(
  async () => (await import(/* webpackChunkName: "signature" */ "./signature-panel")).SignaturePanel,
);
