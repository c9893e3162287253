import { setTimeout as wait } from "node:timers/promises";
import { type Random, seededRandom } from "../seeded-random";
import { startServer } from "../server-process";
import { actUntilGone, type Pictures } from "./act";
import type { Ledger } from "./ledger";
import type { Trouble } from "./troubles";
import { verify } from "./verify";

export interface Setting {
  env: NodeJS.ProcessEnv;
  pictures: Pictures;
  ledger: Ledger;
  /** What has been looked at. */
  seen: Set<string>;
  visitors: number;
  seed: number;
  tellFault(what: string): void;
}

/** Some die before they listen: in the midst of migrations, of opening, of the first sweep. */
const earlyDeaths = 0.15;
/** Some die while what they need is away. */
const deathsInTrouble = 0.3;
const livesAtMostMs = 2_500;
const noticedWithinMs = 15_000;

/** The life of one server, from its start to its kill -9. */
export async function round(setting: Setting, random: Random, trouble?: Trouble): Promise<void> {
  const { env, pictures, ledger, seen, visitors, seed } = setting;
  const server = await startServer(env);
  if (random.chance(earlyDeaths) && !trouble) {
    await wait(random.below(livesAtMostMs));
    return server.kill();
  }
  await server.ready("/healthz");
  await verify(server, ledger, seen, setting.tellFault);
  const acting = Array.from({ length: visitors }, (_, visitor) =>
    actUntilGone(server.address, seededRandom(seed + visitor), pictures, ledger, setting.tellFault),
  );
  if (trouble) {
    const tellFault = (what: string) => setting.tellFault(`${trouble.name}: ${what}`);
    await server.ready();
    await trouble.begin();
    const isNoticed = await notReady(server.address);
    if (!server.isAlive()) tellFault(`the server ended: ${server.faults().slice(-3).join("\n")}`);
    else if (!isNoticed) tellFault(`still called ready after ${noticedWithinMs} ms`);
    await wait(random.below(1_000));
    if (random.chance(deathsInTrouble)) await server.kill();
    await trouble.end();
    if (server.isAlive())
      await server.ready().catch((error: Error) => tellFault(`not ready afterwards: ${error.message}`));
  }
  await wait(60 + random.below(livesAtMostMs));
  await server.kill();
  await Promise.all(acting);
}

/** Whether a server says of itself, soon enough, that it cannot work. */
async function notReady(address: string): Promise<boolean> {
  const endsAt = Date.now() + noticedWithinMs;
  while (Date.now() < endsAt) {
    const status = await fetch(`${address}/readyz`).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 503) return true;
    if (status === 0) return false;
    await wait(200);
  }
  return false;
}
