import type { CountryGroup, Template } from "../../../../contract/document/template";

/** Cards of a country are as different as their offices; of a passport or a visa there is one. */
const kinds: ReadonlySet<Template["document"]> = new Set(["passport", "visa"] as const);

/** Variants that are the same document by another way. A travel authorisation (K-ETA, ETA) stands where no visa is needed. */
const onTheWeb = /^(e-Visa|online)\b/;

/**
 * The same kind of document of the same country whose photo is handed in on the web, where this one's is not. A variant,
 * as a baby's passport, is another thing than the variant for the web.
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
