import { pairingCodePattern } from "../../../../contract/patterns";
import { pairingParameter } from "../../../constants";

const pattern = new RegExp(pairingCodePattern);

/** "7k3m9q2x" as it is shown: in two halves and capitals, as labels with codes have them. */
export const writePairingCode = (code: string): string =>
  `${code.slice(0, 4)}-${code.slice(4)}`.toUpperCase();

/** A code as it was typed: in any case, with spaces or hyphens, and with the letters that codes leave out. */
export function readPairingCode(text: string): string | null {
  const code = text
    .toLowerCase()
    .replace(/[^0-9a-z]/g, "")
    .replaceAll("o", "0")
    .replace(/[il]/g, "1");
  return pattern.test(code) ? code : null;
}

/** Home as a phone opens it to send a photo to a desktop; without a code it asks for one. */
export const pairingAddress = (home: string, code = ""): string =>
  `${home}?${pairingParameter}${code && `=${code}`}`;

/** What an address asks of a phone: the code it holds, "" where one is to be typed, null where it is no such address. */
export function pairingAsked(search: string): string | null {
  const asked = new URLSearchParams(search).get(pairingParameter);
  return asked === null ? null : (readPairingCode(asked) ?? "");
}
