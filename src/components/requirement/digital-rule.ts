import type { Template } from "../../../server/src/schemas/template";

/** What the authority's website takes; null where no source says. */
export type DigitalRule = NonNullable<Template["digital"]>;
