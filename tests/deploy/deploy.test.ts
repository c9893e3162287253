import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { parseAllDocuments } from "yaml";
import { buildVariables } from "../../build/environment";
import { retention } from "../../contract/retention";
import { apiVariables } from "../../server/config/environment";
import { serverMemoryMb } from "../../server/config/machine-limits";

const root = join(__dirname, "../..");
const read = (name: string) => readFileSync(join(root, name), "utf8");
const example = new Set([...read(".env.example").matchAll(/^#([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name));
/** Told to another program, or to the shell. */
const notOurs = /^(SITE_ADDRESS|POSTGRES_\w+|NODE_ENV|MALLOC_ARENA_MAX|GATSBY_TELEMETRY_DISABLED)$/;
const unknownIn = (names: Iterable<string>) =>
  [...names].filter((name) => !example.has(name) && !notOurs.test(name));

// biome-ignore lint/suspicious/noExplicitAny: whatever a file says
const documents = (name: string): any[] =>
  parseAllDocuments(read(name), { strict: true, uniqueKeys: true, merge: true }).map((document) => {
    expect([name, document.errors]).toEqual([name, []]);
    return document.toJS();
  });

/** Processes and threads that the server and its photo processes may have. */
const tasksOf = (workers: string) => 128 + 64 * Number(workers);

const folders = ["catalogue", "content", "contract", "drawing", "locales", "photo", "server"];
/** What operators run inside a container. */
const commandFiles = [
  "scripts/backup.ts",
  "scripts/feedback.ts",
  "scripts/outcomes.ts",
  "tools/command-line.ts",
];

describe.each(["deploy/api.Dockerfile", "deploy/site-and-api.Dockerfile"])("%s", (name) => {
  const lines = read(name).split("\n");

  it("copies what the server imports, runs as nobody special, and gets its signals", () => {
    for (const folder of folders) expect(lines).toContain(`COPY ${folder} ${folder}`);
    const copied = lines
      .filter((line) => line.startsWith("COPY"))
      .flatMap((line) => line.split(" ").slice(1, -1));
    expect(copied).toEqual(expect.arrayContaining(commandFiles));
    // Dependabot updates no image whose name is in a variable.
    expect(
      lines.filter((line) => /^FROM (?!(--platform=\$BUILDPLATFORM )?node:[\w.-]+( |$))/.test(line)),
    ).toEqual([]);
    expect(lines.lastIndexOf("USER node")).toBeGreaterThan(
      lines.findLastIndex((line) => line.startsWith("FROM")),
    );
    expect(lines.find((line) => line.startsWith("CMD"))).toBe(
      'CMD ["node", "--import", "tsx", "server/main.ts"]',
    );
    for (const line of lines.filter((line) => line.startsWith("COPY") && !line.includes("--from")))
      for (const path of line.split(" ").slice(1, -1)) expect(() => readFileSyncOrFolder(path)).not.toThrow();
  });

  it("names variables that exist", () => {
    const set = lines
      .filter((line) => line.startsWith("ENV"))
      .flatMap((line) => line.match(/[A-Z][A-Z0-9_]+(?==)/g) ?? []);
    expect(unknownIn(set)).toEqual([]);
  });
});

it("both images have the same packages, and the site is built on the builder's platform", () => {
  const site = read("deploy/site-and-api.Dockerfile");
  const stageOf = (text: string) => /^FROM node:[\w.-]+ AS packages\n(?:.+\n)+/m.exec(text)?.[0];
  expect(stageOf(site)).toBeDefined();
  expect(stageOf(site)).toBe(stageOf(read("deploy/api.Dockerfile")));
  // What is installed for a platform is not copied from this stage.
  expect(site).toMatch(/^FROM --platform=\$BUILDPLATFORM node:[\w.-]+ AS build$/m);
  expect(site.match(/--from=build .*/g)).toEqual(["--from=build /app/public public"]);
});

function readFileSyncOrFolder(path: string): void {
  if (path !== ".") readdirSync(join(root, path.includes(".") ? "." : path));
  if (path.includes(".") && path !== ".") read(path);
}

it("commands for containers import only what the images contain", () => {
  const outside = commandFiles.flatMap((file) =>
    [...read(file).matchAll(/from "\.\.\/([^"]+)"/g)]
      .map(([, path]) => path!)
      .filter((path) => !folders.includes(path.split("/")[0]!) && !commandFiles.includes(`${path}.ts`))
      .map((path) => [file, path]),
  );
  expect(outside).toEqual([]);
});

it("the API without the site's packages still has all that it imports", () => {
  const source = execFileSync(
    "git",
    [
      "grep",
      "-hoE",
      '(from|import\\(|require\\() ?"[^"./][^"]*"',
      "--",
      ...folders.map((folder) => `${folder}/*.ts`),
      ...commandFiles,
    ],
    { cwd: root, encoding: "utf8" },
  );
  const imported = new Set([...source.matchAll(/"((?:@[^/"]+\/)?[^/"]+)/g)].map(([, name]) => name ?? ""));
  const siteOnly = [...read("deploy/api-packages.mjs").matchAll(/^ {2}"([^"]+)",$/gm)].map(
    ([, name]) => name ?? "",
  );
  expect(siteOnly.length).toBeGreaterThan(5);
  expect(siteOnly.filter((name) => imported.has(name))).toEqual([]);
  const { dependencies } = JSON.parse(read("package.json"));
  expect(siteOnly.filter((name) => !dependencies[name])).toEqual([]);
  // Read as files, or named by the command itself. esbuild comes with tsx.
  const named = /^(@mediapipe\/.*|dejavu-fonts-ttf|tsx)$/;
  const needed = (name: string) => imported.has(name) || named.test(name);
  expect(Object.keys(dependencies).filter((name) => !siteOnly.includes(name) && !needed(name))).toEqual([]);
});

it("the site in an image can name whoever runs it, its languages and its own retention times", () => {
  const variables = [
    ...["GATSBY_SITE_URL", "GATSBY_SUPPORT_EMAIL", "GATSBY_CONTROLLER", "GATSBY_LEGAL_BASIS"],
    ...["GATSBY_BUILD_LANGS", "GATSBY_OFFLINE"],
    ...Object.values(retention).map(({ variable }) => variable),
  ];
  const [, build] = read("deploy/site-and-api.Dockerfile").split(/^FROM /m);
  expect([...build!.matchAll(/^ARG (\w+)$/gm)].map(([, name]) => name)).toEqual(variables);
  const [compose] = documents("deploy/compose/compose.yaml");
  expect(Object.keys(compose.services.server.build.args)).toEqual(variables);
  const [workflow] = documents(".github/workflows/release.yml");
  const { with: given } = workflow.jobs.images.steps.find(({ id }: { id?: string }) => id === "build");
  expect(given["build-args"].trim().split("\n")).toEqual(
    variables.map((name) => `${name}=\${{ vars.${name} }}`),
  );
});

it("no .env gets into an image", () => {
  expect(read(".dockerignore").split("\n")).toContain("**/.env");
});

it("compose names variables that exist, and one proxy", () => {
  const [compose] = documents("deploy/compose/compose.yaml");
  const { server } = compose.services;
  expect(unknownIn(Object.keys(server.environment))).toEqual([]);
  expect(server.environment.TRUST_PROXY).toBe("1");
  const workersMb = Number(server.environment.PHOTO_WORKERS) * Number(server.environment.PHOTO_WORKER_MB);
  expect(Number.parseInt(server.mem_limit, 10)).toBe(workersMb + serverMemoryMb);
  expect(server.pids_limit).toBe(tasksOf(server.environment.PHOTO_WORKERS));
  for (const [name, service] of Object.entries<Record<string, unknown>>(compose.services))
    expect([name, service]).toEqual([
      name,
      expect.objectContaining({
        cap_drop: ["ALL"],
        security_opt: ["no-new-privileges:true"],
        read_only: true,
        mem_limit: expect.any(String),
        pids_limit: expect.any(Number),
      }),
    ]);
  expect(compose.services.database.networks).toEqual(["inside"]);
  expect(compose.networks.inside.internal).toBe(true);
  for (const [name, service] of Object.entries<{ depends_on?: object }>(compose.services))
    for (const other of Object.keys(service.depends_on ?? {}))
      if (!Array.isArray(service.depends_on))
        expect([name, compose.services[other]]).not.toEqual([name, undefined]);
});

it("Kubernetes probes what answers, and gives the memory that photos take", () => {
  const all = documents("deploy/kubernetes/open-passport-photo.yaml");
  for (const { apiVersion, kind, metadata } of all)
    expect([typeof apiVersion, typeof kind, typeof metadata.name]).toEqual(["string", "string", "string"]);
  const deployment = all.find(({ kind }) => kind === "Deployment");
  const [container] = deployment.spec.template.spec.containers;
  const env = Object.fromEntries(
    container.env.map(({ name, value }: { name: string; value: string }) => [name, value]),
  );
  const secret = read("deploy/kubernetes/secrets.env.example");
  const secretNames = [...secret.matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name ?? "");
  expect(secretNames).toContain("DATABASE_URL");
  expect(unknownIn([...Object.keys(env), ...secretNames])).toEqual([]);
  expect(secret).toContain(`kubectl create secret generic ${container.envFrom[0].secretRef.name} `);
  expect(container.image).toMatch(/@sha256:/);
  expect([container.readinessProbe, container.livenessProbe].map(({ httpGet }) => httpGet.path)).toEqual([
    "/readyz/process",
    "/healthz",
  ]);
  expect(Number.parseInt(container.resources.limits.memory, 10)).toBe(
    Number(env.PHOTO_WORKERS) * Number(env.PHOTO_WORKER_MB) + serverMemoryMb,
  );
  const labels = deployment.spec.template.metadata.labels;
  // A Service without pods.
  const nobody = "open-passport-photo-nobody";
  expect(all.find(({ metadata }) => metadata.name === nobody).spec.selector).toBeUndefined();
  for (const { kind, metadata, spec } of all) {
    if (kind === "Service" && metadata.name !== nobody) expect(spec.selector).toEqual(labels);
    if (kind === "NetworkPolicy") {
      expect(spec.podSelector.matchLabels).toEqual(labels);
      expect(spec.policyTypes).toEqual(["Ingress", "Egress"]);
    }
    if (kind === "HorizontalPodAutoscaler") expect(spec.scaleTargetRef.name).toBe(deployment.metadata.name);
    if (kind === "Ingress") {
      const places = spec.rules[0].http.paths.map(
        (one: { path: string; backend: { service: { name: string } } }) => [
          one.path,
          one.backend.service.name,
        ],
      );
      const [, hidden = ""] = /@private path (.*)/.exec(read("deploy/compose/Caddyfile")) ?? [];
      const paths = hidden.split(" ").filter((path) => !path.endsWith("*"));
      expect(paths).toContain("/readyz");
      expect(new Map(places)).toEqual(
        new Map([...paths.map((path) => [path, nobody]), ["/", deployment.metadata.name]] as [
          string,
          string,
        ][]),
      );
    }
  }
});

it("`kubectl apply -f deploy/kubernetes/` applies no Secret", () => {
  const applied = readdirSync(join(root, "deploy/kubernetes")).filter((name) => /\.(ya?ml|json)$/.test(name));
  const kinds = applied.flatMap((name) => documents(`deploy/kubernetes/${name}`).map(({ kind }) => kind));
  expect(kinds).toContain("Deployment");
  expect(kinds).toContain("NetworkPolicy");
  expect(kinds).not.toContain("Secret");
});

it("the unit starts the program itself and waits until it has closed", () => {
  const unit = read("deploy/systemd/open-passport-photo.service");
  const values = (name: string) =>
    [...unit.matchAll(new RegExp(`^${name}=(.*)$`, "gm"))].map(([, value]) => value!);
  const value = (name: string) => values(name)[0];
  expect(value("ExecStart")).toBe("/usr/bin/node --import tsx server/main.ts");
  const [close, drain] = ["CLOSE_SECONDS", "DRAIN_SECONDS"].map((name) =>
    Number(new RegExp(`^#${name}=(\\d+)`, "m").exec(read(".env.example"))?.[1]),
  );
  expect(Number(value("TimeoutStopSec"))).toBeGreaterThan(close! + drain!);
  const env = Object.fromEntries(
    values("Environment")
      .flatMap((line) => line.split(" "))
      .map((pair) => pair.split("=")),
  );
  expect(unknownIn(Object.keys(env))).toEqual([]);
  const workersMb = Number(env.PHOTO_WORKERS) * Number(env.PHOTO_WORKER_MB);
  expect(value("MemoryMax")).toBe(`${workersMb + serverMemoryMb}M`);
  expect(value("TasksMax")).toBe(String(tasksOf(env.PHOTO_WORKERS!)));
  const steps = read("deploy/systemd/README.md");
  for (const path of [
    value("EnvironmentFile")!,
    value("WorkingDirectory")!,
    env.PHOTO_DATA_DIR!,
    ` ${value("User")!}\n`,
  ])
    expect(steps).toContain(path);
});

it("the user that builds gets the variables of the site, and no secret", () => {
  const steps = read("deploy/systemd/README.md");
  const pattern = new RegExp(/grep -E '([^']+)'/.exec(steps)?.[1] ?? "none");
  const ofSite = [
    ...Object.keys(buildVariables["The site, when it is built"]),
    ...Object.values(retention).map(({ variable }) => variable),
    "FRAME_ORIGINS",
  ];
  expect(ofSite.filter((name) => !pattern.test(name))).toEqual([]);
  const secrets = Object.values(apiVariables).flatMap((variables) =>
    Object.entries(variables).filter(([, variable]) => "isSecret" in variable),
  );
  expect(secrets.length).toBeGreaterThan(5);
  expect(secrets.filter(([name]) => pattern.test(name))).toEqual([]);
  expect(steps).toContain("build npm ci && build --setenv=NODE_ENV=production npm run build");
});

it("the unit of the backup has the user and the places of the server's, and the commands of operating.md", () => {
  const lines = (name: string) => read(`deploy/systemd/${name}.service`).split("\n");
  const backup = lines("open-passport-photo-backup");
  const same = /^(User|Group|WorkingDirectory|EnvironmentFile)=/;
  expect(backup.filter((line) => same.test(line))).toEqual(
    lines("open-passport-photo").filter((line) => same.test(line)),
  );
  const dataDir = / (PHOTO_DATA_DIR=\S+)/.exec(lines("open-passport-photo").join("\n"))?.[1];
  expect(backup.join("\n")).toContain(`Environment=${dataDir} BACKUP=/var/backups/open-passport-photo\n`);
  const command = backup.find((line) => line.startsWith("ExecStart=/bin/sh"))!.replaceAll("$$", "$");
  const guide = read("deploy/operating.md");
  const [dump = "none", move = "none"] = /^ {4}(pg_dump .*) && (mv .*)$/m.exec(guide)?.slice(1) ?? [];
  expect(command).toContain(`${dump}; ${move};`);
  expect(read("deploy/systemd/README.md")).toContain("/var/backups/open-passport-photo\n");
});

it(".env.example names every command that reads .env", () => {
  const reading = readdirSync(join(root, "scripts")).filter(
    (name) => name.endsWith(".ts") && read(`scripts/${name}`).includes("loadEnvFile()"),
  );
  const head = read(".env.example").split("\n\n")[0];
  // The API's is read by server/main.ts.
  const commands = ["api", ...reading.map((name) => name.replace(".ts", ""))];
  expect(commands).toContain("outcomes");
  expect(commands.filter((command) => !new RegExp(`\\b${command}\\b`).test(head!))).toEqual([]);
});
