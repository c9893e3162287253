import { platform } from "../../contract/codes";
import type { Pairing, PairingBody } from "../../contract/pairing";
import { defaultLanguageCode, uploadLang } from "../constants";
import { v5Base } from "./base";
import { type CallOptions, get } from "./client";
import { deviceIdentity } from "./device-identity";
import { postWithSession } from "./login";
import { sessionToken } from "./session";
import { type UploadFields, uploadForm } from "./upload";

/** The page shows failures of these calls itself. */
type Options = Pick<CallOptions, "signal" | "onUploadProgress">;

/** Opens a pairing that waits for a photo from a phone or, with `files`, has files for it. */
export const openPairing = (body: PairingBody, options?: Options) =>
  postWithSession<Pairing>("/v5/pairing", body, { ...options, isQuiet: true });

export const joinPairing = (code: string, options?: Options) =>
  postWithSession<Pairing>("/v5/pairing/join", { code }, { ...options, isQuiet: true });

export const fetchPairing = (code: string, options?: Options) =>
  get<Pairing>("/v5/pairing", { ...options, query: { code }, isQuiet: true });

export const sendPairingPhoto = (file: Blob, fields: UploadFields, code: string, options?: Options) =>
  postWithSession<Pairing>("/v5/pairing/photo", uploadForm(file, fields, { code }), {
    ...options,
    lang: uploadLang,
    isQuiet: true,
  });

/**
 * Ends the pairing: the desktop, which deletes its photo on the server, or the phone that has its files. Uses `fetch` with `keepalive`, because it is also called when
 * the page is closed. Not awaited: a pairing ends by itself within minutes.
 */
export function endPairing(code: string, isReceived: boolean): void {
  const query = new URLSearchParams({
    lang: defaultLanguageCode,
    deviceId: deviceIdentity().deviceId,
    platform: String(platform),
    timestamp: String(Date.now()),
  });
  fetch(`${v5Base}/v5/pairing/end?${query}`, {
    method: "POST",
    keepalive: true,
    headers: { "content-type": "application/json", token: sessionToken() },
    body: JSON.stringify({ code, received: isReceived ? 1 : 0 }),
  }).catch(() => {});
}
