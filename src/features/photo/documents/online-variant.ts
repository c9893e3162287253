import type { CountryGroup, Template } from "../../../../contract/document/template";

/** Cards of a country differ; of passports and visas there is one. */
const kinds: ReadonlySet<Template["document"]> = new Set(["passport", "visa"] as const);

/** Variants for another way of application. A travel authorisation (K-ETA, ETA) replaces a visa. */
const onTheWeb = /^(e-Visa|online)\b/;

/**
 * The variant of the same document for online applications, if this one is not. A baby's passport, for example, is a
 * different variant.
 */
export function onlineVariantOf(template: Template, countryList: readonly CountryGroup[]): Template | null {
  const { country, document, online, variant } = template;
  if (online || variant !== null || !kinds.has(document)) return null;
  const own = countryList.find(({ countryCode }) => countryCode === country);
  return (
    own?.templateList.find(
      (other) => other.online && other.document === document && onTheWeb.test(other.variant ?? ""),
    ) ?? null
  );
}
