import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { buildVariables, siteVariables } from "../../../build/environment";
import { readConfig } from "../../../server/config/config";
import { EnvironmentSchema } from "../../../server/config/environment";
import { misspelt } from "../../../server/config/read-environment";
import { afterThisTest, forbidFolder } from "../../for-this-test";

describe("readConfig", () => {
  it("has a default for everything", () => {
    expect(readConfig({})).toMatchObject({
      port: 4000,
      publicDir: null,
      logLevel: "info",
      temporaryTtlMs: 3_600_000,
    });
  });

  it("lists every bad value at once", () => {
    const env = {
      PORT: "eighty",
      PHOTO_WORKERS: "0",
      LOG_LEVEL: "loud",
      CORS_ORIGINS: "https://a.org ftp://b",
    };
    for (const fault of ["PORT=eighty", "PHOTO_WORKERS=0", "LOG_LEVEL=loud", "CORS_ORIGINS=ftp://b"])
      expect(() => readConfig(env)).toThrow(fault);
    expect(() => readConfig(env)).not.toThrow("a.org");
  });

  it("says each fault once, and what it is", () => {
    const env = { SERVER_KEYS: "short shorter", MODERATION_URL: "moderation.example.org" };
    expect(() => readConfig(env)).toThrow(
      new Error(
        "Bad configuration:\n" +
          "  SERVER_KEYS: each must be 32 to 128 letters, digits, - or _, such as `openssl rand -hex 32` prints\n" +
          "  MODERATION_URL: must begin with https:// or http://",
      ),
    );
  });

  it("has time left for open requests after the drain", () => {
    expect(() => readConfig({ DRAIN_SECONDS: "30" })).toThrow(
      "DRAIN_SECONDS: must be less than CLOSE_SECONDS",
    );
    expect(readConfig({ DRAIN_SECONDS: "30", CLOSE_SECONDS: "31" }).drainMs).toBe(30_000);
  });

  it.each([
    [{ FEEDBACK_WEBHOOK_TOKEN: "let-me-in" }, "FEEDBACK_WEBHOOK_TOKEN: needs FEEDBACK_WEBHOOK_URL"],
    [{ MODERATION_TOKEN: "let-me-in" }, "MODERATION_TOKEN: needs MODERATION_URL"],
    [{ IGNORE_RISKY: "0" }, "IGNORE_RISKY=0: needs MODERATION_URL, without which nothing is moderated"],
    [{ AWS_ACCESS_KEY_ID: "key" }, "AWS_ACCESS_KEY_ID: needs AWS_SECRET_ACCESS_KEY"],
    [{ AWS_SECRET_ACCESS_KEY: "secret" }, "AWS_SECRET_ACCESS_KEY: needs AWS_ACCESS_KEY_ID"],
    [{ S3_ENDPOINT: "https://s3.example.org" }, "S3_ENDPOINT: needs S3_BUCKET"],
    [{ SMTP_URL: "smtp://mail.example.org" }, "SMTP_URL: needs FEEDBACK_MAIL_TO"],
    [{ FEEDBACK_MAIL_TO: "us@example.org" }, "FEEDBACK_MAIL_TO: needs SMTP_URL"],
    [{ METRICS_PORT: "4000" }, "METRICS_PORT=4000: must not be PORT"],
    [{ METRICS_TOKEN: "a" }, "METRICS_TOKEN: must have at least 16 characters"],
    [{ DATABASE_URL: "postgres://photo:a#b@127.0.0.1/photo" }, "marks such as # or /, or set PGPASSWORD"],
    [{ DATABASE_URL: "postgres://photo:p@s#w:d@127.0.0.1/photo" }, "or /, or set PGPASSWORD"],
  ])("refuses what is half set, or cannot do what was meant: %j", (env, fault) => {
    expect(() => readConfig(env)).toThrow(fault);
    for (const secret of ["let-me-in", "a#b"]) expect(() => readConfig(env)).not.toThrow(secret);
  });

  it.each([
    "postgres://photo:a%23b@127.0.0.1:5432/photo?sslmode=verify-full",
    "postgres://photo@/photo?host=/var/run/postgresql",
    "postgresql://photo@[::1]/photo",
  ])("takes the address %s", (url) => {
    expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
  });

  it("takes the origins of sites that may show the site in a frame", () => {
    const origins = (list: string) => readConfig({ FRAME_ORIGINS: list }).frameOrigins;
    expect(readConfig({}).frameOrigins).toEqual([]);
    expect(origins("https://a.example, https://*.b.example:8443,")).toEqual([
      "https://a.example",
      "https://*.b.example:8443",
    ]);
    expect(origins("*")).toEqual(["*"]);
    for (const wrong of ["a.example", "'self'", "https://a.example/path", "https://a.example;", "https://*"])
      expect(() => origins(`https://good.example ${wrong}`)).toThrow(
        `FRAME_ORIGINS=${wrong}: must be an origin, such as https://example.org or https://*.example.org, or * for every site`,
      );
  });

  it("takes an ONNX file that is there, and names the variable of one that is not", () => {
    expect(readConfig({}).photoSegmenter).toBeNull();
    expect(readConfig({ PHOTO_SEGMENTER_FILE: __filename }).photoSegmenter).toEqual({
      file: __filename,
      form: "modnet",
    });
    for (const path of [`${__filename}.onnx`, __dirname])
      expect(() => readConfig({ PHOTO_SEGMENTER_FILE: path })).toThrow(
        `PHOTO_SEGMENTER_FILE=${path}: there is no such file`,
      );
  });

  it("takes the form of that model, and gives its process the memory that such models take", () => {
    const given = { PHOTO_SEGMENTER_FILE: __filename, PHOTO_SEGMENTER_FORM: "isnet" };
    expect(readConfig(given)).toMatchObject({ photoSegmenter: { form: "isnet" }, photoMemoryMb: 3_000 });
    expect(readConfig({ ...given, PHOTO_WORKER_MB: "2000" }).photoMemoryMb).toBe(2_000);
    expect(readConfig({}).photoMemoryMb).toBe(1_500);
    expect(() => readConfig({ ...given, PHOTO_SEGMENTER_FORM: "u2net" })).toThrow(
      "PHOTO_SEGMENTER_FORM=u2net: must be one of modnet, isnet, birefnet",
    );
  });

  it("takes no folder for the site in which there is none", () => {
    expect(() => readConfig({ PUBLIC_DIR: __dirname })).toThrow(
      `PUBLIC_DIR=${__dirname}: there is no built site (no ${__dirname}/index.html)`,
    );
    expect(() => readConfig({ PUBLIC_DIR: `${__dirname}/none` })).toThrow(
      /^(?!.*index\.html).*no such folder/s,
    );
  });

  it("says that it may not read a folder of another user, instead of taking it for empty", async () => {
    const publicDir = await mkdtemp(join(tmpdir(), "photo-config-"));
    afterThisTest(() => rm(publicDir, { recursive: true }));
    await writeFile(join(publicDir, "index.html"), "");
    forbidFolder(publicDir);
    expect(() => readConfig({ PUBLIC_DIR: publicDir })).toThrow(
      `PUBLIC_DIR=${publicDir}: the user of the server may not read ${publicDir}/index.html`,
    );
  });

  it("takes an empty variable as not given", () => {
    expect(readConfig({ PORT: "", PUBLIC_DIR: "" })).toMatchObject({ port: 4000, publicDir: null });
  });
});

describe("a name that is nearly one of ours", () => {
  it("is told, with the one that was meant", () => {
    expect(misspelt({ PHOTO_WROKERS: "3", METRICS_PROT: "1", PORT: "4000" })).toEqual([
      "PHOTO_WROKERS is not a variable of this program. Did you mean PHOTO_WORKERS?",
      "METRICS_PROT is not a variable of this program. Did you mean METRICS_PORT?",
    ]);
  });

  it("is told by a build, of the variables of a site", () => {
    const names = Object.keys(siteVariables);
    expect(misspelt({ GATSBY_BUILD_LANG: "de", GATSBY_SITE_URL: "https://a.example" }, names)).toEqual([
      "GATSBY_BUILD_LANG is not a variable of this program. Did you mean GATSBY_BUILD_LANGS?",
    ]);
    const others = ["GATSBY_CPU_COUNT", "GATSBY_TELEMETRY_DISABLED", "GATSBY_PREVIEW", "GATSBY_PSEUDO"];
    const known = [...others, ...Object.keys(EnvironmentSchema.properties)];
    expect(misspelt(Object.fromEntries(known.map((name) => [name, "1"])), names)).toEqual([]);
  });

  it.each([
    "HOME PATH PWD TERM USER LANG MAIL SHELL HOSTNAME LOGNAME NODE_ENV npm_config_port".split(" "),
    "AWS_REGION AWS_SESSION_TOKEN PGPASSFILE PGUSER PGHOST OPEN_PASSPORT_PHOTO_PORT".split(" "),
    Object.values(buildVariables).flatMap((variables) => Object.keys(variables)),
  ])("is not one of another program: %s ...", (...names) => {
    expect(misspelt(Object.fromEntries(names.map((name) => [name, "1"])))).toEqual([]);
  });
});
