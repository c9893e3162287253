import { checkStatuses } from "../../contract/codes";
import type { ImageCheck } from "../../contract/image";
import { wait } from "../browser/wait";
import { riskCheckIntervalMs, riskCheckTimeoutMs } from "../constants";
import { get } from "./client";
import { V5Error } from "./errors";

/**
 * Polls the risk check of an upload every 500 ms. The 60 s are a deadline: slow responses count, and a pending call
 * is aborted.
 * @returns a status that is no longer pending
 * @throws V5Error "networkTimeout" if it is still pending after the deadline
 */
export async function riskCheck(fileName: string, signal?: AbortSignal): Promise<ImageCheck> {
  const polling = new AbortController();
  const stop = () => polling.abort(signal?.reason);
  signal?.addEventListener("abort", stop, { once: true });
  const deadline = setTimeout(() => polling.abort(), riskCheckTimeoutMs);
  try {
    signal?.throwIfAborted();
    return await poll(fileName, polling.signal);
  } catch (error) {
    signal?.throwIfAborted();
    if (!polling.signal.aborted) throw error;
    throw new V5Error("risk check still pending", { failureKey: "networkTimeout" });
  } finally {
    clearTimeout(deadline);
    signal?.removeEventListener("abort", stop);
  }
}

async function poll(fileName: string, signal: AbortSignal): Promise<ImageCheck> {
  for (;;) {
    await wait(riskCheckIntervalMs, signal);
    const check = await get<ImageCheck>("/v5/image/check", { query: { fileName }, signal });
    if (check.checkStatus !== checkStatuses.pending) return check;
  }
}
