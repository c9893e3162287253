import { ApiError, busy } from "../api-error";
import type { Files } from "../database/files";
import type { StoredFile } from "../database/tables";
import { isOfServerKey } from "../plugins/server-keys";

export interface ToStore extends Pick<StoredFile, "sessionId" | "kind" | "byteCount"> {
  /** The client's address, as returned by `addressKey`. */
  address: string;
}

export interface Quota {
  /**
   * @throws ApiError 429 if the session or the address has stored too much, 503 if the storage is full
   */
  admit(file: ToStore): Promise<void>;
}

export interface QuotaLimits {
  sessionQuotaBytes: number;
  serverKeyQuotaBytes: number;
  /** Photos per hour, after which they are deleted, and media per day. A whole network may share one address. */
  addressQuotaBytes: number;
  storageQuotaBytes: number;
}

/** How long the sum over all files is cached: adding up millions of rows is too slow for each upload. */
const totalLastsMs = 30_000;

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

/** Share of the storage for media. They are kept for weeks and must leave space for the photos of the current hour. */
const maxMediaShare = 0.5;

const tooMuch = (message: string, retryAfterS: number) => new ApiError(429, message, { retryAfterS });
const full = () => busy("the storage is full, please try again later");

/** Limits the stored bytes of each visitor and of all. */
export function makeQuota(
  files: Pick<Files, "heldBytes">,
  { sessionQuotaBytes, serverKeyQuotaBytes, addressQuotaBytes, storageQuotaBytes }: QuotaLimits,
  now: () => number,
): Quota {
  const held = { all: 0, media: 0, countedAt: Number.NEGATIVE_INFINITY };
  // Counted in the memory of this process only, because addresses must not be stored.
  const photos = makeWindow(hourMs);
  const media = makeWindow(dayMs);

  async function countHeld(): Promise<void> {
    if (now() - held.countedAt <= totalLastsMs) return;
    held.all = await files.heldBytes();
    held.media = await files.heldBytes({ kind: "media" });
    held.countedAt = now();
  }

  return {
    async admit({ sessionId, address, kind, byteCount }) {
      const isServer = isOfServerKey(sessionId);
      if (
        (await files.heldBytes({ sessionId })) + byteCount >
        (isServer ? serverKeyQuotaBytes : sessionQuotaBytes)
      )
        throw tooMuch("too many photos are stored, please delete some or wait", 60);
      await countHeld();
      // No `await` from here on, so that concurrent requests see each other's bytes.
      const isMedia = kind === "media";
      const window = (isMedia ? media : photos).at(now());
      const stored = (window.byAddress.get(address) ?? 0) + byteCount;
      if (!isServer && stored > addressQuotaBytes)
        throw tooMuch(
          "too many photos were stored from this address, please try again later",
          Math.ceil((window.endsAt - now()) / 1000),
        );
      if (held.all + byteCount > storageQuotaBytes) throw full();
      if (isMedia && held.media + byteCount > storageQuotaBytes * maxMediaShare) throw full();
      if (!isServer) window.byAddress.set(address, stored);
      held.all += byteCount;
      if (isMedia) held.media += byteCount;
    },
  };
}

/** Bytes by address in a fixed time window. */
function makeWindow(durationMs: number) {
  const window = { byAddress: new Map<string, number>(), endsAt: 0 };
  return {
    at(nowMs: number): typeof window {
      if (nowMs >= window.endsAt) Object.assign(window, { byAddress: new Map(), endsAt: nowMs + durationMs });
      return window;
    },
  };
}
