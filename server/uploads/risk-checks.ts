import { setTimeout as wait } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { checkStatuses } from "../../contract/codes";
import { ApiError, busy, imageAbnormal, retryAfterS, uploadFailed } from "../api-error";
import type { CheckStatus, Files } from "../database/files";
import type { RiskJobs } from "../database/risk-jobs";
import type { RiskJob, StoredFile } from "../database/tables";
import type { Moderator, RiskReport } from "../moderation/moderator";
import { type FileStore, removeBytes } from "./store-file";

/** How long clients poll (product specification, section 4); a longer check has failed. */
export const checkTimeoutMs = 60_000;
/**
 * If a process dies, another takes its job after this time, early enough for the polling client. Longer than a service may
 * take for all its attempts, or it would get the picture again.
 * @internal
 */
export const leaseMs = 50_000;
const pollIntervalMs = 1_000;
const checksAtOnce = 4;
const pollEveryMs = 100;
const notJudged = "the image could not be checked";

export interface RiskChecks {
  /** Throws if the picture is abnormal; the upload is then refused. */
  judge(picture: Uint8Array): Promise<void>;
  /** Takes pending jobs; call it when one may have been added. */
  wake(): void;
  /** The current result; a check that was never finished counts as failed. */
  outcome(file: StoredFile): { checkStatus: CheckStatus; errMsg: string };
  /** Resolves when the file may be used; throws if it is abnormal or could not be judged. */
  passed(file: StoredFile, signal: AbortSignal): Promise<void>;
  /** Takes no more jobs; resolves when the running ones are done. */
  stop(): Promise<void>;
}

export interface RiskCheckTools extends FileStore {
  moderator: Moderator;
  files: Files;
  riskJobs: RiskJobs;
}

export function makeRiskChecks(tools: RiskCheckTools, log: FastifyBaseLogger): RiskChecks {
  const { moderator, files, riskJobs, storage, now } = tools;
  const running = new Set<Promise<void>>();
  let isStopped = false;
  let isFailing = false;

  async function reportOn(job: RiskJob): Promise<RiskReport> {
    const bytes = await storage.get(job.fileName);
    // If it was removed meanwhile, the update changes nothing.
    return bytes ? moderator.judge(bytes) : { isAbnormal: false, reason: "" };
  }

  async function work(job: RiskJob): Promise<void> {
    const timer = new AbortController();
    const timeout = wait(checkTimeoutMs, undefined, { signal: timer.signal, ref: false }).then(() => {
      throw new Error(`not judged within ${checkTimeoutMs} ms`);
    });
    timeout.catch(() => {});
    try {
      const { isAbnormal, reason } = await Promise.race([reportOn(job), timeout]);
      const checkStatus = isAbnormal ? checkStatuses.abnormal : checkStatuses.passed;
      const isFirst = await files.setCheck(job.fileName, checkStatus, reason);
      if (isAbnormal && isFirst) await removeBytes(tools, [job.fileName]);
    } catch (error) {
      log.error({ err: error }, "risk check failed");
      await files.setCheck(job.fileName, checkStatuses.failed, notJudged);
    } finally {
      timer.abort();
    }
  }

  async function takeAll(): Promise<void> {
    while (!isStopped) {
      const job = await riskJobs.take(leaseMs);
      if (!job) return;
      await work(job);
    }
  }

  const wake = (): void => {
    if (isStopped || running.size >= checksAtOnce) return;
    const taking = takeAll()
      .then(() => {
        isFailing = false;
      })
      .catch((error) => {
        // Once, not each second while the database is away.
        if (!isFailing) log.error({ err: error }, "no risk check could be taken from the queue");
        isFailing = true;
      })
      .finally(() => running.delete(taking));
    running.add(taking);
  };
  const polling = setInterval(wake, pollIntervalMs);
  polling.unref();

  const outcome: RiskChecks["outcome"] = (file) => {
    const isLost = file.checkStatus === checkStatuses.pending && now() - file.createdAt > checkTimeoutMs;
    return isLost
      ? { checkStatus: checkStatuses.failed, errMsg: notJudged }
      : { checkStatus: file.checkStatus as CheckStatus, errMsg: file.errMsg };
  };

  return {
    async judge(picture) {
      const report = await moderator.judge(picture).catch((error) => {
        log.error({ reason: (error as Error).message }, "risk check failed");
        throw new ApiError(503, notJudged, {
          data: { checkStatus: checkStatuses.failed, errMsg: notJudged },
          retryAfterS,
        });
      });
      if (report.isAbnormal) throw imageAbnormal(report.reason);
    },

    wake,
    outcome,

    async passed(file, signal) {
      for (let latest: StoredFile | undefined = file; latest; latest = await files.find(file.fileName)) {
        const { checkStatus, errMsg } = outcome(latest);
        if (checkStatus === checkStatuses.passed) return;
        if (checkStatus === checkStatuses.abnormal) throw imageAbnormal(errMsg);
        if (checkStatus === checkStatuses.failed) throw uploadFailed(400, errMsg);
        await wait(pollEveryMs, undefined, { signal });
      }
      throw busy("the image is gone");
    },

    async stop() {
      isStopped = true;
      clearInterval(polling);
      await Promise.all(running);
    },
  };
}
