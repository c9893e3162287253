import { platform } from "../../contract/codes";
import type { Pairing } from "../../contract/pairing";
import { defaultLanguageCode, uploadLang } from "../constants";
import { v5Base } from "./base";
import { type CallOptions, get } from "./client";
import { deviceIdentity } from "./device-identity";
import { postWithSession } from "./login";
import { sessionToken } from "./session";
import { type UploadFields, uploadForm } from "./upload";

/** Of all these calls the page shows failures itself. */
type Options = Pick<CallOptions, "signal" | "onUploadProgress">;

/** Waits for a photo from a phone. @param urlPath of the chosen document, which the phone is told */
export const openPairing = (urlPath: string | null, options?: Options) =>
  postWithSession<Pairing>("/v5/pairing", urlPath === null ? {} : { urlPath }, { ...options, isQuiet: true });

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
 * Ends the pairing, and its photo on the server with it. Also as the page goes away, which a request of axios would not survive.
 * Nobody waits for it: what it does not reach ends by itself within minutes.
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
