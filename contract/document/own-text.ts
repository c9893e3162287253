import type { SourceKind } from "./template";

/** Whose text was read, and how. */
export interface ReadText {
  kind: SourceKind;
  /** Of an authority's text only a quotation, paraphrase or transcription was read. */
  quoted?: boolean;
  seen: string | null;
}

const isAuthorityText = ({ kind }: ReadText): boolean => kind === "authority" || kind === "copy";

/** Whether an authority's text is known only through others: quoted by them, or never read by us. */
export const isSecondHand = (text: ReadText): boolean =>
  text.quoted === true || (isAuthorityText(text) && text.seen === null);

/** Whether the authority's text was read, on its own page or in a full copy, not only a quotation or paraphrase. */
export const isOwnText = (text: ReadText): boolean => isAuthorityText(text) && !isSecondHand(text);
