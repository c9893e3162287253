import { makeSecret } from "../ids";
import type { Database } from "./migrate";

/** The secret of signed URLs: generated once, then shared by every process on this database. */
export async function signingSecret(database: Database): Promise<string> {
  await database
    .insertInto("setting")
    .values({ name: "signing-secret", value: makeSecret() })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const row = await database
    .selectFrom("setting")
    .select("value")
    .where("name", "=", "signing-secret")
    .executeTakeFirstOrThrow();
  return row.value;
}
