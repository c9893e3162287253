import type { StructuredData } from "./structured-data";

/**
 * The text of a script element must not contain "</script" or "<!--", and Gatsby resolves entities in it, so "<" and
 * "&" are escaped as JSON.
 */
export const jsonLdText = (data: StructuredData): string =>
  JSON.stringify(data).replaceAll("<", "\\u003c").replaceAll("&", "\\u0026");

export const JsonLd = ({ id, data }: { id: string; data: StructuredData }) => (
  <script
    id={id}
    type="application/ld+json"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React would write quotation marks as entities
    dangerouslySetInnerHTML={{ __html: jsonLdText(data) }}
  />
);
