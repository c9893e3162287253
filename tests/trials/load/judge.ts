import { cpus } from "node:os";
import { setTimeout as wait } from "node:timers/promises";

/** Beyond this share of the processors, what other programs use decides on times and rates. */
const mostOfOthers = 0.25;
const sampleMs = 3_000;

export interface Judge {
  faults: string[];
  expect(isSo: boolean, otherwise: string): void;
  /** Of a time or a rate, which a busy machine changes. */
  expectSpeed(isSo: boolean, otherwise: string): void;
  /**
   * Prints what is wrong.
   * @param othersShare of the processors, used by other programs before or after the trial
   * @returns the number of faults, and of what could not be judged
   */
  conclude(othersShare: number): number;
}

export function makeJudge(): Judge {
  const faults: string[] = [];
  const ofSpeed: string[] = [];
  return {
    faults,
    expect(isSo, otherwise) {
      if (!isSo) faults.push(otherwise);
    },
    expectSpeed(isSo, otherwise) {
      if (!isSo) ofSpeed.push(otherwise);
    },
    conclude(othersShare) {
      const isBusy = othersShare > mostOfOthers;
      console.log(`other programs used ${Math.round(othersShare * 100)} % of the processors`);
      for (const fault of faults) console.log(`FAULT ${fault}`);
      for (const fault of ofSpeed) console.log(`${isBusy ? "NOT JUDGED" : "FAULT"} ${fault}`);
      if (isBusy && ofSpeed.length > 0)
        console.log("The machine is too busy to judge times and rates: run this again on a calm one.");
      const count = faults.length + (isBusy ? 0 : ofSpeed.length);
      console.log(count === 1 ? "1 fault" : `${count} faults`);
      return faults.length + ofSpeed.length;
    },
  };
}

const busyS = () => cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys, 0) / 1_000;

/** Share of the processors that is in use now, while this program and its servers do nothing. */
export async function usedByOthers(): Promise<number> {
  const before = busyS();
  const startedAt = performance.now();
  await wait(sampleMs);
  return (busyS() - before) / ((performance.now() - startedAt) / 1_000) / cpus().length;
}
