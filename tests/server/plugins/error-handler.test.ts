import { describe, expect, it } from "@jest/globals";
import Fastify from "fastify";
import { PhotoPoolError } from "../../../photo/node/photo-pool-types";
import { answerErrors } from "../../../server/plugins/error-handler";

/** What an error, or one with these fields, is answered with. */
async function statusOf(fields: { message?: string; code?: string; name?: string }): Promise<number> {
  const app = Fastify();
  answerErrors(app);
  app.get("/", () => {
    throw fields instanceof Error ? fields : Object.assign(new Error(fields.message), fields);
  });
  const { statusCode } = await app.inject("/");
  await app.close();
  return statusCode;
}

it("says to a page of another site what its operator has to set", async () => {
  const app = Fastify();
  answerErrors(app);
  app.post("/v5/photo/make", async () => ({}));
  const preflight = (headers: Record<string, string>) =>
    app.inject({ method: "OPTIONS", url: "/v5/photo/make", headers });
  const answer = await preflight({
    origin: "https://partner.example.org",
    "access-control-request-method": "POST",
  });
  expect([answer.statusCode, answer.headers.allow, answer.json().msg]).toEqual([
    405,
    "POST",
    "pages of this origin cannot call this server: its operator names those that may in CORS_ORIGINS",
  ]);
  expect((await preflight({})).json().msg).toBe("this path has no OPTIONS, only POST");
  await app.close();
});

describe("an error of a service that is needed", () => {
  it.each([
    // As `pg` writes them.
    [{ message: "Connection terminated unexpectedly" }],
    [{ message: "Client has encountered a connection error and is not queryable" }],
    [{ message: "timeout exceeded when trying to connect" }],
    [{ message: "terminating connection", code: "57P01" }],
    [{ message: "connect", code: "ECONNREFUSED" }],
    [{ message: "too many open files", code: "EMFILE" }],
    [{ message: "database or disk is full", code: "SQLITE_FULL" }],
    [{ message: "could not extend file", code: "53100" }],
    [{ message: "too many connections", code: "53300" }],
    [new PhotoPoolError("full", "no place in the line")],
  ])("is a 503, to be asked again: %j", async (fields) => {
    expect(await statusOf(fields)).toBe(503);
  });

  it.each([
    [{ message: "x is not a function" }],
    [{ message: "duplicate key value violates unique constraint", code: "23505" }],
  ])("is told from a fault of our own: %j", async (fields) => {
    expect(await statusOf(fields)).toBe(500);
  });
});
