import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { inThreads } from "../../plugins/in-threads";

async function programOf(code: string): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), "threads-")), "program.cjs");
  await writeFile(file, `const { parentPort, workerData } = require("node:worker_threads");\n${code}`);
  return file;
}

describe("work in threads", () => {
  it("shares all items among them, each told the same", async () => {
    const program = await programOf(
      "parentPort.postMessage(workerData.items.map((item) => item * workerData.by));",
    );
    const results = await inThreads<number, number>(program, [1, 2, 3, 4, 5], { by: 10 });
    expect(results.sort((a, b) => a - b)).toEqual([10, 20, 30, 40, 50]);
    expect(await inThreads(program, [], { by: 10 })).toEqual([]);
  });

  it("fails with the fault of one, and waits for no other", async () => {
    const program = await programOf(
      "if (workerData.items.includes(0)) throw new Error('this one'); setInterval(() => {}, 1000);",
    );
    await expect(inThreads(program, [0, 1], {})).rejects.toThrow("this one");
  });

  it("says so when a thread ends without an answer", async () => {
    await expect(inThreads(await programOf(""), [1], {})).rejects.toThrow("ended without an answer");
  });
});
