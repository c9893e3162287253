import { join } from "node:path";
import { build } from "esbuild";

/** What pages start (`src/offline/start.ts`), and what takes it away again. */
export const workerFile = "service-worker.js";
export const killSwitchFile = "service-worker-off.js";

/** `GATSBY_OFFLINE=0` builds a site without; browsers that have an earlier one's worker are rid of it. */
export const isOfflineWanted = (environment: NodeJS.ProcessEnv = process.env): boolean =>
  environment.GATSBY_OFFLINE !== "0";

const sources = {
  worker: "src/offline/worker/service-worker.ts",
  killSwitch: "src/offline/worker/kill-switch.ts",
};

const bundle = (source: string, outfile: string) =>
  build({
    entryPoints: [source],
    outfile,
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2020",
    define: { "process.env.NODE_ENV": '"production"' },
    legalComments: "none",
  });

/**
 * Lays the service worker beside the site under a name that stays, since browsers look for a new one there; and always the
 * one that takes it away, to be copied over it where a site has to be rid of it at once.
 */
export async function writeServiceWorker(publicDir: string, isWanted: boolean): Promise<void> {
  await Promise.all([
    bundle(isWanted ? sources.worker : sources.killSwitch, join(publicDir, workerFile)),
    bundle(sources.killSwitch, join(publicDir, killSwitchFile)),
  ]);
}
