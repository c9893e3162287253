// CPU seconds by thread of all of Chromium during one device job.
import { chromium } from "@playwright/test";
import { readFileSync, readdirSync } from "node:fs";
const url = process.argv[2]!, photo = process.argv[3]!;
const browser = await chromium.launch({ executablePath: "/tmp/lab/chrome.sh", args: ["--js-flags=--trace-opt", "--no-sandbox","--disable-gpu","--disable-quic","--no-first-run","--disable-background-networking","--disable-component-update","--disable-sync"] });
const kids = (root: number): number[] => {
  const all = readdirSync("/proc").filter((n) => /^\d+$/.test(n)).map(Number);
  const parent = new Map<number, number>();
  for (const p of all) try { parent.set(p, Number(readFileSync(`/proc/${p}/stat`, "utf8").split(") ")[1]!.split(" ")[1])); } catch {}
  const out = [root];
  for (let i = 0; i < out.length; i++) for (const [p, q] of parent) if (q === out[i]) out.push(p);
  return out;
};
const times = (root: number) => {
  const map = new Map<string, number>();
  for (const p of kids(root)) {
    let type = "browser";
    try { type = /--type=(\S+)/.exec(readFileSync(`/proc/${p}/cmdline`, "utf8").replaceAll("\0", " "))?.[1] ?? "browser"; } catch {}
    try { for (const t of readdirSync(`/proc/${p}/task`)) {
      const s = readFileSync(`/proc/${p}/task/${t}/stat`, "utf8");
      const name = /\((.*)\)/.exec(s)![1]!; const f = s.slice(s.lastIndexOf(")") + 2).split(" ");
      map.set(`${type}/${p}/${name}/${t}`, (Number(f[11]) + Number(f[12])) / 100);
    } } catch {}
  }
  return map;
};
const root = readdirSync("/proc").filter((n) => /^\d+$/.test(n)).map(Number).find((p) => { try { const c = readFileSync(`/proc/${p}/cmdline`, "utf8"); return c.includes("--remote-debugging") && !c.includes("--type=") && Number(readFileSync(`/proc/${p}/stat`, "utf8").split(") ")[1]!.split(" ")[1]) === process.pid; } catch { return false; } })!;
const page = await browser.newPage();
await page.goto(url + "?document=fr-passport"); await page.waitForTimeout(1500);
await page.locator('input[type="file"]').first().setInputFiles(photo);
await page.getByRole("switch", { name: /Keep my photo on this device/ }).check();
await page.waitForTimeout(6000);
const cdp = await browser.newBrowserCDPSession(); const events: any[] = []; cdp.on("Tracing.dataCollected", (d: any) => events.push(...d.value)); await cdp.send("Tracing.start", { transferMode: "ReportEvents", traceConfig: { includedCategories: ["v8", "v8.wasm", "v8.compile", "disabled-by-default-v8.compile", "disabled-by-default-v8.wasm.detailed", "disabled-by-default-v8.wasm.turbofan", "blink", "toplevel", "devtools.timeline", "disabled-by-default-v8.gc", "disabled-by-default-devtools.timeline", "disabled-by-default-toplevel.flow", "base", "sequence_manager"] } } as any);
const before = times(root); const t0 = performance.now();
await page.getByRole("button", { name: "Get started" }).click();
await page.getByRole("button", { name: /^Download/ }).first().waitFor({ timeout: 60000 });
const wall = performance.now() - t0;
const after = times(root);
const rows = [...after].map(([k, v]) => [k, v - (before.get(k) ?? 0)] as const).filter(([, v]) => v > 0.01).sort((a, b) => b[1] - a[1]);
console.log("wall", wall.toFixed(0), "cpu", rows.reduce((s, [, v]) => s + v, 0).toFixed(2));
for (const [k, v] of rows) console.log(v.toFixed(2), k);
await new Promise<void>((r) => { cdp.once("Tracing.tracingComplete", () => r()); void cdp.send("Tracing.end"); });
const names = new Map<string, string>(); for (const e of events) if (e.name === "thread_name") names.set(e.pid + "/" + e.tid, e.args.name);
const sum = new Map<string, [number, number]>();
for (const e of events) if (e.ph === "X" && e.tdur !== undefined) { const k = (names.get(e.pid + "/" + e.tid) ?? e.tid) + "  " + e.name; const x = sum.get(k) ?? [0, 0]; x[0] += e.tdur / 1000; x[1]++; sum.set(k, x); }
for (const [k, [v, n]] of [...sum].sort((a, b) => b[1][0] - a[1][0]).slice(0, 60)) console.log(v.toFixed(0), n, k);
(await import("node:fs")).writeFileSync("/tmp/lab/dev-trace.json", JSON.stringify({ traceEvents: events }));
await browser.close();
