import type { Edit, FinishedFile } from "../../photo/core/types";
import type { SanitisedImage } from "../../photo/node/decode/sanitise-image";
import type { StoredFile } from "../database/tables";

/** What is recorded of an upload, since a copy of it is stored. */
interface GivenFile extends FinishedFile {
  /** How the copy differs; not recorded by earlier releases. */
  edits?: Edit[];
}

export const recordGiven = ({ given, edits }: SanitisedImage): string =>
  JSON.stringify({ ...given, edits } satisfies GivenFile);

/** Null for files made here, which are stored unchanged. */
export function readGiven({
  given,
}: Pick<StoredFile, "given">): { file: FinishedFile; edits: Edit[] } | null {
  if (given === null) return null;
  const { edits = [], ...file } = JSON.parse(given) as GivenFile;
  return { file, edits };
}
