import type { SourceKind } from "./template";

/** Whose text was read, and how. */
export interface ReadText {
  kind: SourceKind;
  /** Of an authority's text only a quotation, paraphrase or transcription was read. */
  quoted?: boolean;
  seen: string | null;
}

/** Whether the authority's text was read, on its own page or in a full copy, not only a quotation or paraphrase. */
export const isOwnText = ({ kind, quoted, seen }: ReadText): boolean =>
  (kind === "authority" || kind === "copy") && quoted !== true && seen !== null;
