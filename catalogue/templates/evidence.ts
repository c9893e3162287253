import { isOwnText, type ReadText } from "../../contract/document/own-text";
import type { Confidence, EvidenceRule } from "../../contract/document/template";

/** Replaces the quote of a source that states a rule without a noted wording, because forms drop empty fields. */
export const wordsNotNoted = "not noted";

/** Fields of a source that determine its weight. */
export interface Evidence extends ReadText {
  url: string;
  says?: Partial<Record<EvidenceRule, string>>;
}

/** A source is evidence for the rules that it lists; without a list, for size and file. */
export const speaksOf = ({ says }: Evidence, rule: EvidenceRule): boolean =>
  says ? rule in says : rule === "size" || rule === "file";

/** The website of an address: on GitHub, where many publish, each owner has one. */
function websiteOf(url: string): string {
  if (!URL.canParse(url)) return url;
  const { hostname, pathname } = new URL(url);
  const site = hostname.replace(/^www\./, "");
  return site === "github.com" ? `${site}/${pathname.split("/")[1]}` : site;
}

/**
 * Confidence of a rule; null if no source states it. Lists of photo services often copy each other, so only general
 * sizes, which no authority defines, can rest on lists alone. Two pages of one website do not agree: they are one source.
 */
export function confidenceOf(
  sources: readonly Evidence[],
  rule: EvidenceRule,
  isGeneralSize = false,
): Confidence | null {
  const saying = sources.filter((source) => speaksOf(source, rule));
  if (saying.length === 0) return null;
  if (saying.some(isOwnText)) return "official";
  if (!isGeneralSize && saying.every(({ kind }) => kind === "list")) return "list";
  return new Set(saying.map(({ url }) => websiteOf(url))).size > 1 ? "agreed" : "single";
}
