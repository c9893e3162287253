import { setTimeout as wait } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { busy, imageAbnormal, uploadFailed } from "../api-error";
import type { CheckStatus, Files } from "../database/files";
import type { StoredFile } from "../database/tables";
import type { Moderator } from "../moderation/moderator";
import type { Storage } from "../storage/storage";

/** How long a client polls (product specification, section 4); a check that takes longer has failed. */
export const checkTimeoutMs = 60_000;
const pollEveryMs = 100;

export interface RiskChecks {
  /** Throws when the bytes are abnormal; the upload is then refused. */
  judge(bytes: Uint8Array): Promise<void>;
  /** Judges behind the answer; the outcome is written to the file's record. */
  judgeLater(fileName: string, bytes: Uint8Array): void;
  /** The outcome as it stands; a check that died with its process counts as failed. */
  outcome(file: StoredFile): { checkStatus: CheckStatus; errMsg: string };
  /** Resolves when the file may be worked on; throws when it is abnormal or could not be judged. */
  passed(file: StoredFile, signal: AbortSignal): Promise<void>;
  /** Resolves when no check runs any more. */
  settled(): Promise<void>;
}

export interface RiskCheckTools {
  moderator: Moderator;
  files: Files;
  storage: Storage;
  now: () => number;
}

export function makeRiskChecks(tools: RiskCheckTools, log: FastifyBaseLogger): RiskChecks {
  const { moderator, files, storage, now } = tools;
  const running = new Set<Promise<void>>();

  async function judgeAndWrite(fileName: string, bytes: Uint8Array): Promise<void> {
    try {
      const { isAbnormal, reason } = await moderator.judge(bytes);
      if (isAbnormal) await storage.remove(fileName);
      await files.setCheck(fileName, isAbnormal ? -1 : 1, reason);
    } catch (error) {
      log.error({ err: error }, "risk check failed");
      await files.setCheck(fileName, -2, "the image could not be checked");
    }
  }

  const outcome: RiskChecks["outcome"] = (file) => {
    const isLost = file.checkStatus === 0 && now() - file.createdAt > checkTimeoutMs;
    return isLost
      ? { checkStatus: -2, errMsg: "the image could not be checked" }
      : { checkStatus: file.checkStatus as CheckStatus, errMsg: file.errMsg };
  };

  return {
    async judge(bytes) {
      const { isAbnormal, reason } = await moderator.judge(bytes);
      if (isAbnormal) throw imageAbnormal(reason);
    },

    judgeLater(fileName, bytes) {
      const check = judgeAndWrite(fileName, bytes)
        .catch((error) => log.error({ err: error }, "risk check could not be written"))
        .finally(() => running.delete(check));
      running.add(check);
    },

    outcome,

    async passed(file, signal) {
      for (let latest: StoredFile | undefined = file; latest; latest = await files.find(file.fileName)) {
        const { checkStatus, errMsg } = outcome(latest);
        if (checkStatus === 1) return;
        if (checkStatus === -1) throw imageAbnormal(errMsg);
        if (checkStatus === -2) throw uploadFailed(400, errMsg);
        await wait(pollEveryMs, undefined, { signal });
      }
      throw busy("the image is gone");
    },

    async settled() {
      await Promise.all(running);
    },
  };
}
