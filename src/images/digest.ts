import { digestTimeoutMs } from "../constants";

/**
 * SHA-256 of a file in hex, by which the server recognises a repeated upload; "" if it takes longer than `timeoutMs`
 * or the browser cannot compute it (no secure context).
 */
export async function digestOf(file: Blob, timeoutMs = digestTimeoutMs): Promise<string> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const gaveUp = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(""), timeoutMs);
  });
  try {
    return await Promise.race([sha256Hex(file), gaveUp]);
  } catch {
    return "";
  } finally {
    clearTimeout(timer);
  }
}

async function sha256Hex(file: Blob): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", await file.arrayBuffer());
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
