import { once } from "node:events";
import { type AddressInfo, createServer, type Server } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { demandFreePorts } from "../../tools/taken-ports";
import { type CommandProcess, startCommandProcess } from "./command-process";

let commands: CommandProcess;
beforeAll(() => {
  commands = startCommandProcess();
});
afterAll(() => commands.stop());

let other: Server;
let port: number;
beforeEach(async () => {
  other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  port = (other.address() as AddressInfo).port;
});
afterEach(() => {
  other.close();
});

describe("a port that another program has", () => {
  it("is named with what to do, and a free one is not", async () => {
    await expect(demandFreePorts(new Map([[port, "Take another one."]]))).rejects.toThrow(
      `Port ${port} is taken by another program. Take another one.`,
    );
    other.close();
    await once(other, "close");
    await demandFreePorts(new Map([[port, "Take another one."]]));
  });

  it.each([
    ["scripts/edit.ts", "--port"],
    ["scripts/edit.ts", "--site-port"],
    ["scripts/preview.ts", "--port"],
    ["scripts/preview.ts", "--api-port"],
  ])("ends %s %s with a sentence before it writes anything", async (file, option) => {
    const others = ["--port", "--site-port", "--api-port"]
      .filter((each) => each !== option && (file === "scripts/edit.ts" || each !== "--site-port"))
      .flatMap((each) => [each, "0"]);
    const { status, stdout, stderr } = await commands.run(file, option, `${port}`, ...others);
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(new RegExp(`^Port ${port} is taken .* npm run \\w+ -- ${option} \\d+\n$`));
  });
});
