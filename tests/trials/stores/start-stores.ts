import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { chown, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CreateBucketCommand, S3Client } from "@aws-sdk/client-s3";
import pg from "pg";
import S3rver from "s3rver";
import { freePort } from "../free-port";

export interface RunningPostgres {
  /** A database of its own, empty. */
  newDatabase(): Promise<string>;
  /** The folder of its programs. */
  programs: string;
  stop(): Promise<void>;
  /** As after a crash of its machine, and back. */
  away(): void;
  back(): void;
}

const userName = "postgres";

/** Debian keeps its programs beside the version; elsewhere they are in the path. */
function programsDir(): string | undefined {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const dirs = [
    ...versions.map((version) => join(debian, version, "bin")),
    ...(process.env.PATH ?? "").split(":"),
  ];
  return dirs.find((dir) => existsSync(join(dir, "initdb")) && existsSync(join(dir, "pg_ctl")));
}

/** PostgreSQL will not run as root: there, Debian's own user does it. */
function idsOf(name: string): { uid: number; gid: number } | undefined {
  const [uid, gid] = ["-u", "-g"].map((flag) => spawnSync("id", [flag, name]).stdout?.toString().trim());
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

const isRoot = process.getuid?.() === 0;

/**
 * Whether this machine can start a PostgreSQL of its own.
 * @internal Tests leave out what needs one.
 */
export const hasPostgres = programsDir() !== undefined && (!isRoot || idsOf(userName) !== undefined);

/** A real PostgreSQL in a temporary folder, on a free port, reachable from this machine only. */
export async function startPostgres(): Promise<RunningPostgres> {
  const programs = programsDir()!;
  const user = isRoot ? idsOf(userName) : undefined;
  const folder = await mkdtemp(join(tmpdir(), "photo-postgres-"));
  if (user) await chown(folder, user.uid, user.gid);
  const port = await freePort();
  const data = join(folder, "data");
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(programs, program), args, {
      ...user,
      cwd: folder,
      stdio: ["ignore", "ignore", "pipe"],
    });
  run("initdb", "-D", data, "-U", userName, "-A", "trust", "-E", "UTF8", "--no-sync");
  // The superuser is trusted; the role of a server needs a password.
  const hba = join(data, "pg_hba.conf");
  await writeFile(hba, `host all photo 127.0.0.1/32 scram-sha-256\n${await readFile(hba, "utf8")}`);
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off`;
  const start = () =>
    run("pg_ctl", "-D", data, "-w", "-t", "60", "-l", join(folder, "log"), "-o", options, "start");
  start();
  const urlOf = (name: string) => `postgres://${userName}@127.0.0.1:${port}/${name}`;
  let count = 0;
  return {
    programs,
    async newDatabase() {
      const name = `photo_${++count}`;
      const client = new pg.Client({ connectionString: urlOf("postgres") });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return urlOf(name);
    },
    async stop() {
      run("pg_ctl", "-D", data, "-w", "-m", "immediate", "stop");
      await rm(folder, { recursive: true, force: true });
    },
    away: () => void run("pg_ctl", "-D", data, "-w", "-m", "immediate", "stop"),
    back: () => void start(),
  };
}

export interface RunningS3 {
  endpoint: string;
  /** A bucket of its own, empty. */
  newBucket(): Promise<string>;
  /** What lies in a bucket. */
  namesIn(bucket: string): string[];
  stop(): Promise<void>;
  /** No longer there for anybody, with all that it holds; and back. */
  away(): Promise<void>;
  back(): Promise<void>;
}

/** The keys that this S3 server knows, and no other. */
const s3Keys = { accessKeyId: "S3RVER", secretAccessKey: "S3RVER" };

/** A real S3 server from a package, over a temporary folder. */
export async function startS3(): Promise<RunningS3> {
  const directory = await mkdtemp(join(tmpdir(), "photo-s3-"));
  const port = await freePort();
  const start = async () => {
    const started = new S3rver({ port, address: "127.0.0.1", silent: true, directory });
    await started.run();
    return started;
  };
  const end = async () => {
    const ended = server.close();
    // It would wait for clients that keep their connections.
    (server as unknown as { httpServer: Server }).httpServer.closeAllConnections();
    await ended;
  };
  let server = await start();
  const endpoint = `http://127.0.0.1:${port}`;
  process.env.AWS_ACCESS_KEY_ID = s3Keys.accessKeyId;
  process.env.AWS_SECRET_ACCESS_KEY = s3Keys.secretAccessKey;
  const client = new S3Client({ endpoint, region: "us-east-1", forcePathStyle: true, credentials: s3Keys });
  let count = 0;
  return {
    endpoint,
    async newBucket() {
      const bucket = `photos-${++count}`;
      await client.send(new CreateBucketCommand({ Bucket: bucket }));
      return bucket;
    },
    namesIn: (bucket) =>
      readdirSync(join(directory, bucket))
        .filter((name) => name.endsWith("_object"))
        .map((name) => name.replace("._S3rver_object", ""))
        .filter((name) => name !== "probe"),
    away: end,
    async back() {
      server = await start();
    },
    async stop() {
      await end();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
