import { existsSync, readdirSync, statSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyBaseLogger, LightMyRequestResponse } from "fastify";
import { type Content, loadContent } from "../../catalogue/content";
import type { PhotoPool } from "../../photo/node/photo-pool-types";
import type { Api } from "../../server/api";
import { buildApp } from "../../server/app";
import { readConfig } from "../../server/config/config";
import { openResources, type Resources } from "../../server/resources";
import { holdToContract } from "./api-contract";
import { bucketOf, storesOf } from "./chosen-stores";
import { enginePool } from "./engine-pool";

export interface TestApp {
  app: Api;
  deps: Resources;
  dataDir: string;
  /** Operations and statuses that were held against the contract. */
  held: ReadonlySet<string>;
  close(): Promise<void>;
}

export interface StartOptions {
  env?: NodeJS.ProcessEnv;
  /** Reused by a second app, to see what survives a restart. */
  dataDir?: string;
  pool?: PhotoPool;
  /** Replaces some of the dependencies. */
  change?: (deps: Resources) => Partial<Resources>;
  now?: () => number;
  logger?: FastifyBaseLogger;
}

let loading: Promise<Content> | undefined;

/** The repository's own content, read once per test file. */
function repositoryContent(): Promise<Content> {
  loading ??= loadContent();
  return loading;
}

/** The real program on a folder of its own, without a port. The pool outlives it: models load at most once per test file. */
export async function startApp(options: StartOptions = {}): Promise<TestApp> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), "photo-api-")));
  const config = readConfig({
    PHOTO_DATA_DIR: dataDir,
    LOG_LEVEL: "silent",
    // Tests draw pictures on the server's thread, which delays the event loop.
    EVENT_LOOP_DELAY_MS: "0",
    ...(await storesOf(dataDir)),

    ...options.env,
  });
  const pool: PhotoPool = { ...(options.pool ?? enginePool), close: async () => {} };
  const content = await repositoryContent();
  const opened = await openResources(config, { pool, content, now: options.now });
  const deps = { ...opened, ...options.change?.(opened) };
  const app = await buildApp(config, deps, options.logger);
  const held = holdToContract(app);
  return {
    app,
    deps,
    dataDir,
    held,
    async close() {
      await app.close();
      if (!options.dataDir) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export const deviceId = "device-id-of-thirty-2-characters";

/** The query fields of every call. */
export const query = (fields: Record<string, string | number> = {}): string =>
  new URLSearchParams({
    lang: "en",
    deviceId,
    platform: "46",
    timestamp: String(Date.now()),
    ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)])),
  }).toString();

export async function login(app: Api): Promise<string> {
  const answer = await app.inject({ method: "POST", url: `/site/loginByDeviceId?${query()}` });
  return answer.json().data.token;
}

export interface Form {
  fields?: Record<string, string | number>;
  file?: Uint8Array;
  fileField?: string;
  headers?: Record<string, string>;
}

/** Sends a multipart form, encoded by Node's own FormData. */
export async function postForm(
  app: Api,
  url: string,
  token: string,
  form: Form,
): Promise<LightMyRequestResponse> {
  const formData = new FormData();
  for (const [name, value] of Object.entries(form.fields ?? {})) formData.append(name, String(value));
  if (form.file) formData.append(form.fileField ?? "file", new Blob([Buffer.from(form.file)]), "photo.jpg");
  const { headers, body } = await encoded(formData);
  return app.inject({
    method: "POST",
    url: `${url}?${query({ lang: "zh" })}`,
    headers: { ...headers, token, ...form.headers },
    payload: body,
  });
}

async function encoded(formData: FormData): Promise<{ headers: Record<string, string>; body: Buffer }> {
  const request = new Request("http://localhost/", { method: "POST", body: formData });
  return {
    headers: { "content-type": request.headers.get("content-type") ?? "" },
    body: Buffer.from(await request.arrayBuffer()),
  };
}

export const upload = (app: Api, token: string, file: Uint8Array, fields: Form["fields"] = {}) =>
  postForm(app, "/v5/image/upload", token, { file, fields: { poi: 305, source: 2, origin: 0, ...fields } });

/** Every stored file of an app, below its folder of files. */
export function storedFiles(dataDir: string): string[] {
  const below = (dir: string): string[] =>
    existsSync(dir)
      ? readdirSync(dir).flatMap((name) => {
          const path = join(dir, name);
          return statSync(path).isDirectory() ? below(path) : [path];
        })
      : [];
  return bucketOf(dataDir) ?? below(join(dataDir, "files"));
}
