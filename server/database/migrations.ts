import { type Kysely, type Migration, sql } from "kysely";

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

const safeRemoval: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("file")
      .addColumn("byte_count", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createTable("doomed_file")
      .addColumn("file_name", "text", (column) => column.primaryKey())
      .addColumn("due_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("doomed_file_due").on("doomed_file").column("due_at").execute();
    await db.schema
      .createTable("risk_job")
      .addColumn("file_name", "text", (column) => column.primaryKey())
      .addColumn("payload_fault", "text", (column) => column.notNull())
      .addColumn("due_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("risk_job_due").on("risk_job").column("due_at").execute();
    await db.schema.createIndex("session_expiry").on("session").column("expires_at").execute();

    const isTwice = sql`digest is not null and check_status >= 0 and exists (
      select 1 from file as later where later.session_id = file.session_id and later.kind = file.kind
        and later.digest = file.digest and later.check_status >= 0 and later.file_name > file.file_name)`;
    await sql`insert into doomed_file select file_name, 0 from file where ${isTwice}`.execute(db);
    await sql`delete from file where ${isTwice}`.execute(db);
    await sql`create unique index file_once_per_session on file (session_id, kind, digest)
      where digest is not null and check_status >= 0`.execute(db);
    await db.schema.dropIndex("file_of_session_by_digest").execute();
  },
};

const toldAndCounted: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("delivery")
      .addColumn("feedback_id", "text", (column) => column.notNull())
      .addColumn("channel", "text", (column) => column.notNull())
      .addColumn("due_at", "bigint", (column) => column.notNull())
      .addColumn("tries", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("delivery_of_feedback", ["feedback_id", "channel"])
      .execute();
    await db.schema.createIndex("delivery_due").on("delivery").column("due_at").execute();
    await db.schema
      .createTable("rate_count")
      .addColumn("key", "text", (column) => column.primaryKey())
      .addColumn("count", "integer", (column) => column.notNull())
      .addColumn("ends_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("rate_count_end").on("rate_count").column("ends_at").execute();
  },
};

const asGiven: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("file").addColumn("given", "text").execute();
  },
};

const outcomes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("outcome")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("document", "text", (column) => column.notNull())
      .addColumn("outcome", "text", (column) => column.notNull())
      .addColumn("reason", "text")
      .addColumn("words", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("outcome_of_document")
      .on("outcome")
      .columns(["document", "outcome", "reason"])
      .execute();
    await db.schema.createIndex("outcome_age").on("outcome").column("created_at").execute();
  },
};

const pairings: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("pairing")
      .addColumn("code", "text", (column) => column.primaryKey())
      .addColumn("session_id", "text", (column) => column.notNull())
      .addColumn("phone_session_id", "text")
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("url_path", "text")
      .addColumn("file_name", "text")
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("expires_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("pairing_age").on("pairing").column("created_at").execute();
  },
};

const feedbackPictures: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("feedback_picture")
      .addColumn("feedback_id", "text", (column) => column.notNull())
      .addColumn("file_name", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("picture_of_feedback", ["feedback_id", "file_name"])
      .execute();
    await db.schema.createIndex("feedback_picture_file").on("feedback_picture").column("file_name").execute();
  },
};

const filesToPhones: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("pairing").addColumn("files", "text").execute();
  },
};

const cardAnswers: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("card_answer")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("request", "text", (column) => column.notNull())
      .addColumn("file_name", "text", (column) => column.notNull())
      .addColumn("answer", "text")
      .addColumn("expires_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("card_answer_file").on("card_answer").column("file_name").execute();
    await db.schema.createIndex("card_answer_expiry").on("card_answer").column("expires_at").execute();
  },
};

/** In the order of their names. A released migration must never be changed. */
export const migrations: Record<string, Migration> = {
  "0001-first": first,
  "0002-safe-removal": safeRemoval,
  "0003-told-and-counted": toldAndCounted,
  "0004-as-given": asGiven,
  "0005-outcomes": outcomes,
  "0006-pairings": pairings,
  "0007-feedback-pictures": feedbackPictures,
  "0008-files-to-phones": filesToPhones,
  "0009-card-answers": cardAnswers,
};
