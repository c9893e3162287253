import type { Kysely, Migration } from "kysely";

const first: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("session")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("device_id", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("expires_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("file")
      .addColumn("file_name", "text", (column) => column.primaryKey())
      .addColumn("session_id", "text", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("media_id", "text", (column) => column.unique())
      .addColumn("digest", "text")
      .addColumn("made_from", "text")
      .addColumn("content_type", "text", (column) => column.notNull())
      .addColumn("download_name", "text", (column) => column.notNull())
      .addColumn("width_px", "integer", (column) => column.notNull())
      .addColumn("height_px", "integer", (column) => column.notNull())
      .addColumn("check_status", "integer", (column) => column.notNull())
      .addColumn("err_msg", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("expires_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("file_of_session_by_digest")
      .on("file")
      .columns(["session_id", "digest"])
      .execute();
    await db.schema.createIndex("file_made_from").on("file").column("made_from").execute();
    await db.schema.createIndex("file_expiry").on("file").column("expires_at").execute();
    await db.schema
      .createTable("feedback")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("session_id", "text", (column) => column.notNull())
      .addColumn("message", "text", (column) => column.notNull())
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("lang", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("setting")
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("value", "text", (column) => column.notNull())
      .execute();
  },
};

/** In order of their names; a migration that has run anywhere is never changed again. */
export const migrations: Record<string, Migration> = { "0001-first": first };
