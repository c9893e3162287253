import { lazyPart } from "../../../../components/ui/lazy-part";

/** Only shown on a phone that was opened by a pairing address. */
export const PairedPhone = lazyPart(
  async () => (await import(/* webpackChunkName: "paired-phone" */ "./paired-phone")).PairedPhone,
);
