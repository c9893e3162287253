import type { onRequestAsyncHookHandler } from "fastify";
import { tooMany } from "../api-error";
import { addressKey } from "../plugins/address-key";

const windowMs = 60_000;

/** Files a minute and address. Counted by this process alone: no file is worth a query to a database that replicas share. */
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
