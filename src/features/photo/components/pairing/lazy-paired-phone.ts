import { lazyPart } from "../../../../components/ui/late";

/** What only a phone sees that a desktop has asked for a photo. */
export const PairedPhone = lazyPart(
  async () => (await import(/* webpackChunkName: "paired-phone" */ "./paired-phone")).PairedPhone,
);
