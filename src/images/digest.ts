import { inTime } from "../browser/in-time";
import { digestTimeoutMs } from "../constants";

/**
 * SHA-256 of a file in hex, by which the server recognises a repeated upload; "" if it takes longer than `timeoutMs`
 * or the browser cannot compute it (no secure context).
 */
export async function digestOf(file: Blob, timeoutMs = digestTimeoutMs): Promise<string> {
  try {
    return await inTime(sha256Hex(file), timeoutMs);
  } catch {
    return "";
  }
}

async function sha256Hex(file: Blob): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", await file.arrayBuffer());
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
