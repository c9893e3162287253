import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, it } from "@jest/globals";

const root = join(__dirname, "../..");

/** A process with the watch that then does this: how it ended, and what it said. */
async function ends(
  limitMs: number,
  then: string,
): Promise<{ code: unknown; signal: unknown; said: string }> {
  const program = `require("./server/end-when-hung.ts").endWhenHung(${limitMs}); ${then}`;
  const child = spawn(process.execPath, ["--import", "tsx", "-e", program], { cwd: root, stdio: "pipe" });
  let said = "";
  child.stderr.on("data", (bytes) => (said += bytes));
  const [code, signal] = await once(child, "close");
  return { code, signal, said };
}

it("ends a process whose event loop hangs, and says so", async () => {
  // Once the watch runs.
  expect(await ends(1_200, "setTimeout(() => { for (;;); }, 1_000);")).toEqual({
    code: null,
    signal: "SIGKILL",
    said: "The event loop has hung for 1.2 s: the process ends.\n",
  });
});

it("leaves alone one that works, and does not keep it alive", async () => {
  expect(await ends(6_000, "setTimeout(() => {}, 8_000);")).toEqual({ code: 0, signal: null, said: "" });
});
