import type { Template } from "./template";

type Named = Pick<Template, "country" | "document" | "online" | "variant">;

/** Cards of a country differ; of passports and visas there is one. */
const kinds: ReadonlySet<string> = new Set(["passport", "visa"] satisfies Template["document"][]);

/** Variants for another way of application. A travel authorisation (K-ETA, ETA) replaces a visa. */
const onTheWeb = /^(e-Visa|online)\b/;

/**
 * The variant of the same document for online applications, if this one is not. A baby's passport, for example, is a
 * different variant.
 */
export function onlineVariantOf<Document extends Named>(
  { country, document, online, variant }: Named,
  documents: readonly Document[],
): Document | null {
  if (online || variant !== null || !kinds.has(document)) return null;
  return (
    documents.find(
      (other) =>
        other.country === country &&
        other.document === document &&
        other.online &&
        onTheWeb.test(other.variant ?? ""),
    ) ?? null
  );
}
