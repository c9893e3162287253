import { PassThrough } from "node:stream";
import { expect, it } from "@jest/globals";
import { showBuild } from "../../build/gatsby-log";
import type { Timeline } from "../../build/seconds-left";
import { waitUntil } from "../wait-until";

const start = (uuid: string, text: string, more = {}) => ({
  type: "ACTIVITY_START",
  payload: { uuid, text, type: "spinner", ...more },
});
const end = (uuid: string, duration: number) => ({ type: "ACTIVITY_END", payload: { uuid, duration } });

/** What is shown of a log of Gatsby. */
function show(isTTY: boolean, isUp = () => false, timeline?: Timeline) {
  const log = new PassThrough();
  let text = "";
  const terminal = { isTTY, columns: 70, write: (part: string) => (text += part) };
  const phases = showBuild(log, { title: "Building English", isUp, timeline }, terminal);
  return {
    phases,
    shown: () => text,
    say: (...lines: (object | string)[]) => {
      for (const line of lines) log.write(`${typeof line === "string" ? line : JSON.stringify(line)}\n`);
    },
    close: () => log.end(),
  };
}

it("draws a running phase with its count into one line of the terminal, and removes the line at the end", async () => {
  const { say, shown, close, phases } = show(true);
  say(
    start("0", "", { type: "hidden" }),
    start("1", "Building static HTML for pages", { total: 589, current: 0 }),
  );
  say({ type: "ACTIVITY_UPDATE", payload: { uuid: "1", current: 50 } });
  await waitUntil(() =>
    expect(shown()).toContain("0 s  Building English: Building static HTML for pages, 50 of"),
  );
  say(end("1", 11.4));
  close();
  expect(await phases).toEqual([{ name: "Building static HTML for pages", seconds: 11.4 }]);
  expect(shown()).not.toContain("\n");
  expect(shown().endsWith("\r\x1b[2K")).toBe(true);
  const widths = shown().split("\r\x1b[2K");
  expect(widths.filter((line) => line.length >= 70)).toEqual([]);
});

it("says in a terminal how long such a build will still take", async () => {
  const { say, shown, close, phases } = show(true, undefined, [["Building HTML renderer", 0.5]]);
  say(start("1", "Building HTML renderer"));
  await waitUntil(() =>
    expect(shown()).toContain("0 s, some seconds left  Building English: Building HTML renderer"),
  );
  close();
  await phases;
});

it("prints a line for every phase of a second or more where there is no terminal", async () => {
  const { say, shown, close, phases } = show(false);
  say(start("1", "createPages"), end("1", 0.4), start("2", "Building HTML renderer"), end("2", 52.26));
  close();
  expect(await phases).toHaveLength(2);
  expect(shown()).toBe("Building English\n   52.3 s  Building HTML renderer\n");
});

it("prints errors, warnings and what is no line of the log, and nothing else", async () => {
  const { say, shown, close, phases } = show(false);
  say(
    { type: "LOG", payload: { level: "INFO", text: "Total nodes: 7016" } },
    {
      type: "LOG",
      payload: { level: "ERROR", text: "content/guides/a/en.mdx:3: no title", codeFrame: "> 3 |" },
    },
    { type: "LOG", payload: { level: "WARNING", text: "An unused page" } },
    {
      type: "LOG",
      payload: { level: "WARNING", text: "This query took more than 15s to run — which might" },
    },
    "said by a plugin",
    "{ no JSON",
    { type: "SET_STATUS", payload: "SUCCESS" },
  );
  close();
  await phases;
  expect(shown().split("\n")).toEqual([
    "Building English",
    "content/guides/a/en.mdx:3: no title",
    "> 3 |",
    "An unused page",
    "said by a plugin",
    "{ no JSON",
    "",
  ]);
});

it("prints only errors and warnings once a preview is shown", async () => {
  let isUp = false;
  const { say, shown, close, phases } = show(false, () => isUp);
  say(start("1", "Building development bundle"), end("1", 95.5));
  await waitUntil(() => expect(shown()).toContain("95.5 s  Building development bundle"));
  isUp = true;
  say(start("2", "Re-building development bundle"), end("2", 8.3), {
    type: "LOG",
    payload: { level: "ERROR", text: "content/guides/a/en.mdx:3: no title" },
  });
  close();
  await phases;
  expect(shown().split("\n").slice(2)).toEqual(["content/guides/a/en.mdx:3: no title", ""]);
});
