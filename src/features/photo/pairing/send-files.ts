import type { Pairing } from "../../../../contract/pairing";
import { isGone, V5Error } from "../../../v5/errors";
import { openPairing } from "../../../v5/pairing";
import type { FinishedFiles } from "../actions/save";
import { holdPairing } from "./hold-pairing";

const nameInUrl = /[0-9a-f]{32}\.(jpg|pdf)/;

/**
 * Offers finished files of the server to a phone, until the phone has fetched them.
 * @throws V5Error 410 when no phone came in time, "imageLinkMissing" if the server has deleted the files
 */
export async function sendFiles(
  { urlPath, files }: FinishedFiles,
  onChange: (pairing: Pairing) => void,
  signal: AbortSignal,
): Promise<true> {
  const named = files.map(({ url, name }) => ({ fileName: nameInUrl.exec(url)?.[0] ?? "", name }));
  const opened = await openPairing({ urlPath, files: named }, { signal }).catch((error) => {
    throw isGone(error) ? new V5Error("the files are deleted", { failureKey: "imageLinkMissing" }) : error;
  });
  const resultOf = async ({ state }: Pairing) => (state === "received" ? (true as const) : null);
  return holdPairing(opened, { onChange, resultOf, signal });
}
