import { pairingCodePattern } from "../../../../contract/patterns";
import { pairingParameter } from "../../../constants";

const pattern = new RegExp(pairingCodePattern);

/** Formats "7k3m9q2x" as upper-case groups of four letters, as on labels. */
export const writePairingCode = (code: string): string => code.replace(/(.{4})(?=.)/g, "$1-").toUpperCase();

/** Normalizes a typed code: case, spaces, hyphens, and letters that codes do not use. */
export function readPairingCode(text: string): string | null {
  const code = text
    .toLowerCase()
    .replace(/[^0-9a-z]/g, "")
    .replaceAll("o", "0")
    .replace(/[il]/g, "1");
  return pattern.test(code) ? code : null;
}

/** Address that opens home on a phone to pair it with a desktop; without a code the page asks for it. */
export const pairingAddress = (home: string, code = ""): string =>
  `${home}?${pairingParameter}${code && `=${code}`}`;

/** The code in an address: "" if it must be typed, null if the address is not for pairing. */
export function pairingCodeParam(search: string): string | null {
  const asked = new URLSearchParams(search).get(pairingParameter);
  return asked === null ? null : (readPairingCode(asked) ?? "");
}
