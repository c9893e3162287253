import { expect, it } from "@jest/globals";
import { sql } from "kysely";
import { drawJpeg } from "../../fixtures/pictures";
import { isOnReplicaStores } from "../chosen-stores";
import { login, query, startApp, storedFiles, upload } from "../start-app";

/** SQLite says the same of a limit of its own as of a full disk: SQLITE_FULL, and the transaction is over. */
const onSqlite = isOnReplicaStores ? it.skip : it;

onSqlite("a full disk is a 503 that loses nothing, until there is room again", async () => {
  const { app, deps, dataDir, close } = await startApp();
  const token = await login(app);
  const mayGrowTo = (pages: number) => sql.raw(`pragma max_page_count = ${pages}`).execute(deps.database);
  const send = async (message: string) =>
    app.inject({
      method: "POST",
      url: `/v5/passport/feedback?${query()}`,
      headers: { token },
      payload: { message: message.padEnd(9_000, "."), email: "visitor@example.org" },
    });
  const statusesOf = async (calls: Promise<{ statusCode: number }>[]) =>
    (await Promise.all(calls)).map(({ statusCode }) => statusCode);

  await mayGrowTo(1);
  // What is left in pages that are there already may still be used.
  let refused = await send("first");
  while (refused.statusCode === 200) refused = await send("more");
  expect([refused.statusCode, refused.json().code, refused.headers["retry-after"]]).toEqual([503, 503, "5"]);
  expect(refused.json().msg).toBe("the disk of the server is full, please try again");
  const known = await deps.database.selectFrom("feedback").select("message").execute();
  expect(await statusesOf([send("again"), send("and again")])).toEqual([503, 503]);
  expect(await deps.database.selectFrom("feedback").select("message").execute()).toEqual(known);

  await mayGrowTo(1_000_000);
  expect((await send("late")).json().code).toBe(0);
  expect((await upload(app, token, await drawJpeg())).json().code).toBe(0);
  expect(storedFiles(dataDir)).toHaveLength(1);
  await close();
});
