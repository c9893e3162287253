import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { describe, expect, it } from "@jest/globals";
import { sql } from "kysely";
import { openPostgres } from "../../../server/adapters/open-postgres";
import { openS3Storage } from "../../../server/adapters/s3-storage";
import { makeFileName } from "../../../server/ids";
import { afterThisTest } from "../../for-this-test";
import { hasPostgres, startPostgres, startS3 } from "../../trials/stores/start-stores";
import { waitUntil } from "../../wait-until";

/** Stands before a server and can fall silent, as its machine does when it is gone: connections stay open, nothing answers. */
async function silenceable(port: number) {
  let isSilent = false;
  const sockets: Socket[] = [];
  const proxy = createServer((client) => {
    const server = connect(port, "127.0.0.1");
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.push(from);
      from.on("data", (bytes) => isSilent || to.write(bytes));
      from.on("close", () => to.destroy());
      from.on("error", () => {});
    }
  }).listen(0, "127.0.0.1");
  await once(proxy, "listening");
  afterThisTest(() => {
    for (const socket of sockets) socket.destroy();
    proxy.close();
  });
  return {
    port: (proxy.address() as AddressInfo).port,
    connections: () => sockets.filter((socket) => !socket.destroyed).length / 2,
    fallSilent: (value: boolean) => {
      isSilent = value;
    },
  };
}

async function expectRefusedAtOnce(call: Promise<unknown>): Promise<void> {
  // Only the circuit breaker says so, and before it asks the store.
  await expect(call).rejects.toMatchObject({
    code: "ETIMEDOUT",
    message: "the store did not answer a moment ago",
  });
}

(hasPostgres ? describe : describe.skip)("PostgreSQL that falls silent", () => {
  it("fails its statements in time, and is used again once it answers", async () => {
    const postgres = await startPostgres();
    afterThisTest(() => postgres.stop());
    const address = new URL(await postgres.newDatabase());
    const between = await silenceable(Number(address.port));
    address.port = String(between.port);
    const opened = await openPostgres(String(address), 1_000);
    afterThisTest(() => opened.database.destroy());
    expect(between.connections()).toBe(1);

    between.fallSilent(true);
    const transaction = opened.database.transaction().execute((tx) => sql`select 1`.execute(tx));
    const startedAt = performance.now();
    await expect(transaction).rejects.toThrow("Query read timeout");
    // One limit, not another one for the rollback.
    expect(performance.now() - startedAt).toBeLessThan(5_500);
    // Its connection still waits for an answer that may never come.
    await waitUntil(() => expect(between.connections()).toBe(0));
    await expect(sql`select 1`.execute(opened.database)).rejects.toThrow(/timeout/);
    // From now on nobody waits, but for one try every few seconds.
    await expectRefusedAtOnce(sql`select 1`.execute(opened.database));

    between.fallSilent(false);
    await expectRefusedAtOnce(sql`select 1`.execute(opened.database));
    await opened.probe();
    await sql`select 1`.execute(opened.database);
  });
});

it("an S3 store that falls silent fails its calls in time, and is used again once it answers", async () => {
  const s3 = await startS3();
  afterThisTest(() => s3.stop());
  const between = await silenceable(Number(new URL(s3.endpoint).port));
  const endpoint = `http://127.0.0.1:${between.port}`;
  const storage = openS3Storage({ bucket: await s3.newBucket(), region: "us-east-1", endpoint }, 500);
  await storage.probe();

  between.fallSilent(true);
  const timeout = { name: "TimeoutError", code: "ETIMEDOUT" };
  await expect(storage.get(makeFileName("jpg"))).rejects.toMatchObject(timeout);
  await expect(storage.get(makeFileName("jpg"))).rejects.toMatchObject(timeout);
  await expectRefusedAtOnce(storage.get(makeFileName("jpg")));
  await expectRefusedAtOnce(storage.put(makeFileName("jpg"), new Uint8Array(1)));
  await expect(storage.probe()).rejects.toMatchObject(timeout);

  between.fallSilent(false);
  // Without a probe, a call tries after a few seconds.
  await waitUntil(async () => expect(await storage.get(makeFileName("jpg"))).toBeUndefined());
  await storage.put(makeFileName("jpg"), new Uint8Array(1));
});
