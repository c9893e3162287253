import { checkStatuses } from "../../contract/codes";
import type { ImageCheck } from "../../contract/image";
import { wait } from "../browser/wait";
import { riskCheckIntervalMs, riskCheckTimeoutMs } from "../constants";
import { get } from "./client";
import { V5Error } from "./errors";

/**
 * Asks every 500 ms, for up to 60 s, how the check behind an upload came out.
 * @returns a status that is no longer pending
 * @throws V5Error "networkTimeout" when it is still pending after that time
 */
export async function riskCheck(fileName: string, signal?: AbortSignal): Promise<ImageCheck> {
  const attempts = riskCheckTimeoutMs / riskCheckIntervalMs;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    await wait(riskCheckIntervalMs, signal);
    const check = await get<ImageCheck>("/v5/image/check", { query: { fileName }, signal });
    if (check.checkStatus !== checkStatuses.pending) return check;
  }
  throw new V5Error("risk check still pending", { failureKey: "networkTimeout" });
}
