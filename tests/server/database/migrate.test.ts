import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "@jest/globals";
import { sql } from "kysely";
import { login, startApp } from "../start-app";

/** A server on tables on which another one has run a migration that it does not know. */
async function startOnTablesWith(name: string): Promise<number> {
  const dataDir = await mkdtemp(join(tmpdir(), "photo-migrate-"));
  const other = await startApp({ dataDir });
  const { database } = other.deps;
  const token = await login(other.app);
  await sql`alter table session add column later text`.execute(database);
  await sql`insert into kysely_migration (name, timestamp) values (${name}, ${new Date().toISOString()})`.execute(
    database,
  );
  await other.close();
  try {
    const server = await startApp({ dataDir });
    const answer = await server.app.inject({ method: "POST", url: "/site/logout", headers: { token } });
    await server.close();
    return answer.statusCode;
  } finally {
    await rm(dataDir, { recursive: true });
  }
}

it("starts on the tables of a later release, so that an operator can go back", async () => {
  expect(await startOnTablesWith("9999-later")).toBe(200);
});

it("does not start on tables that no release has made", async () => {
  await expect(startOnTablesWith("0001-of-somebody-else")).rejects.toThrow(
    "0001-of-somebody-else is missing",
  );
});
