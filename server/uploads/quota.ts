import { ApiError, busy } from "../api-error";
import type { Files } from "../database/files";

export interface Quota {
  /**
   * @throws ApiError 429 when the session holds too much, 503 when all together do
   */
  admit(sessionId: string, byteCount: number): Promise<void>;
}

/** How long the sum over all files is believed: adding up millions of rows is nothing to do for each upload. */
const totalLastsMs = 30_000;

/** Bounds what may be stored: one visitor must not fill the disk, all of them must not either. */
export function makeQuota(
  files: Pick<Files, "heldBytes">,
  { sessionQuotaBytes, storageQuotaBytes }: { sessionQuotaBytes: number; storageQuotaBytes: number },
  now: () => number,
): Quota {
  let totalBytes = 0;
  let countedAt = Number.NEGATIVE_INFINITY;

  return {
    async admit(sessionId, byteCount) {
      if ((await files.heldBytes(sessionId)) + byteCount > sessionQuotaBytes)
        throw new ApiError(429, "too many photos are stored, please delete some or wait", {
          retryAfterS: 60,
        });
      if (now() - countedAt > totalLastsMs) {
        totalBytes = await files.heldBytes();
        countedAt = now();
      }
      totalBytes += byteCount;
      if (totalBytes > storageQuotaBytes) throw busy("the storage is full, please try again later");
    },
  };
}
