import { ApiError, busy } from "../api-error";
import type { Files } from "../database/files";
import type { StoredFile } from "../database/tables";

export interface ToStore extends Pick<StoredFile, "sessionId" | "kind" | "byteCount"> {
  /** Of who asks (`addressKey`). */
  address: string;
}

export interface Quota {
  /**
   * @throws ApiError 429 when the session holds too much or the address has stored too much today, 503 when all together do
   */
  admit(file: ToStore): Promise<void>;
}

export interface QuotaLimits {
  sessionQuotaBytes: number;
  /** A day. */
  addressQuotaBytes: number;
  storageQuotaBytes: number;
}

/** How long the sum over all files is believed: adding up millions of rows is nothing to do for each upload. */
const totalLastsMs = 30_000;

const dayMs = 24 * 60 * 60_000;

/** Media are kept for weeks: they must leave room for the photos of this hour. */
const mediaPart = 0.5;

const tooMuch = (message: string, retryAfterS: number) => new ApiError(429, message, { retryAfterS });
const full = () => busy("the storage is full, please try again later");

/** Bounds what may be stored: one visitor must not fill the disk, all of them must not either. */
export function makeQuota(
  files: Pick<Files, "heldBytes">,
  { sessionQuotaBytes, addressQuotaBytes, storageQuotaBytes }: QuotaLimits,
  now: () => number,
): Quota {
  const held = { all: 0, media: 0, countedAt: Number.NEGATIVE_INFINITY };
  // Counted by this process and forgotten when it ends: addresses are written nowhere.
  let storedToday = new Map<string, number>();
  let dayEndsAt = 0;

  async function countHeld(): Promise<void> {
    if (now() - held.countedAt <= totalLastsMs) return;
    held.all = await files.heldBytes();
    held.media = await files.heldBytes({ kind: "media" });
    held.countedAt = now();
  }

  return {
    async admit({ sessionId, address, kind, byteCount }) {
      if ((await files.heldBytes({ sessionId })) + byteCount > sessionQuotaBytes)
        throw tooMuch("too many photos are stored, please delete some or wait", 60);
      if (now() >= dayEndsAt) {
        storedToday = new Map();
        dayEndsAt = now() + dayMs;
      }
      const today = (storedToday.get(address) ?? 0) + byteCount;
      if (today > addressQuotaBytes)
        throw tooMuch(
          "too many photos were stored from this address today",
          Math.ceil((dayEndsAt - now()) / 1000),
        );
      await countHeld();
      if (held.all + byteCount > storageQuotaBytes) throw full();
      if (kind === "media" && held.media + byteCount > storageQuotaBytes * mediaPart) throw full();
      storedToday.set(address, today);
      held.all += byteCount;
      if (kind === "media") held.media += byteCount;
    },
  };
}
