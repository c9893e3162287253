import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

const debianChromium = "/usr/bin/chromium";

/** Flags for a browser without a screen, a sandbox (root) or a network beyond this machine. */
export const browserFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * Path of a Chromium for the browser tests; installs one when there is none: Debian's package where we are
 * root on Debian, else the build that Playwright downloads (undefined: Playwright knows its own path).
 */
export function provideBrowser(): string | undefined {
  const fromEnvironment = process.env.CHROMIUM_PATH;
  if (fromEnvironment) return fromEnvironment;
  if (existsSync(debianChromium)) return debianChromium;
  if (process.getuid?.() === 0 && existsSync("/etc/debian_version")) {
    const inherit = { stdio: "inherit" } as const;
    execFileSync("apt-get", ["update", "-qq"], inherit);
    execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], inherit);
    return debianChromium;
  }
  execFileSync("npx", ["playwright", "install", "chromium"], { stdio: "inherit" });
  return undefined;
}
