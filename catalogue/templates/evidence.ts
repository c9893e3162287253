import type { Confidence, EvidenceRule, SourceKind } from "../../contract/document/template";

/** Stands for the words of a source that states a rule in words which nobody noted. A form would drop an empty field. */
export const wordsNotNoted = "not noted";

/** What is read of a source to weigh it. */
export interface Evidence {
  kind: SourceKind;
  quoted?: boolean;
  seen: string | null;
  says?: Partial<Record<EvidenceRule, string>>;
}

/** A source that lists what it states is no evidence for anything else; without a list it stands for size and file. */
export const speaksOf = ({ says }: Evidence, rule: EvidenceRule): boolean =>
  says ? rule in says : rule === "size" || rule === "file";

/** Was the text of the authority read, on its own page or in a full copy, and not only a quotation or paraphrase of it? */
const isRead = ({ kind, quoted, seen }: Evidence): boolean =>
  (kind === "authority" || kind === "copy") && quoted !== true && seen !== null;

/**
 * How well a rule is known; null if no source states it. Two lists of the photo trade often copy each other, so only
 * general sizes, which no authority lays down, rest on lists alone.
 */
export function confidenceOf(
  sources: readonly Evidence[],
  rule: EvidenceRule,
  isGeneralSize = false,
): Confidence | null {
  const saying = sources.filter((source) => speaksOf(source, rule));
  if (saying.length === 0) return null;
  if (saying.some(isRead)) return "official";
  if (!isGeneralSize && saying.every(({ kind }) => kind === "list")) return "list";
  return saying.length > 1 ? "agreed" : "single";
}
