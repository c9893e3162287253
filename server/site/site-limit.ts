import type { onRequestAsyncHookHandler } from "fastify";
import { tooMany } from "../api-error";
import { addressKey } from "../plugins/limits/address-key";

const windowMs = 60_000;

/**
 * Limits the files per minute and address. Each process counts on its own, because a query to the shared database for every file would
 * cost more than the file.
 */
export function siteLimit(filesPerMinute: number): onRequestAsyncHookHandler {
  let counts = new Map<string, number>();
  let endsAt = 0;
  return async ({ ip }) => {
    const now = performance.now();
    if (now >= endsAt) {
      counts = new Map();
      endsAt = now + windowMs;
    }
    const key = addressKey(ip);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count > filesPerMinute) throw tooMany(endsAt - now);
  };
}
