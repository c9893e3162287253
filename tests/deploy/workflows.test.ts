import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { parse } from "yaml";

const root = join(__dirname, "../..");
const read = (name: string) => readFileSync(join(root, name), "utf8");

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}
interface Job {
  uses?: string;
  needs?: string[];
  "timeout-minutes"?: number;
  strategy?: { matrix: { node?: number[] } };
  steps?: Step[];
}
interface Workflow {
  permissions?: object;
  jobs: Record<string, Job>;
}

const names = readdirSync(join(root, ".github/workflows"));
const workflow = (name: string): Workflow => parse(read(`.github/workflows/${name}`));
const jobsOf = (name: string) => Object.entries(workflow(name).jobs);
const stepsOf = (name: string) => jobsOf(name).flatMap(([, { steps = [] }]) => steps);
const major = Number(read(".nvmrc"));

describe("the version of Node", () => {
  it("is tested on each that package.json allows, also the oldest", () => {
    const { engines } = JSON.parse(read("package.json"));
    const allowed = [...engines.node.matchAll(/\^(\d+)/g)].map(([, version]) => Number(version));
    const { test } = workflow("ci.yml").jobs;
    expect(test?.strategy?.matrix.node).toEqual(allowed);
    expect(allowed).toContain(major);
  });

  it("is the newest of them in images and in the other workflows", () => {
    const images = ["api", "site-and-api"].flatMap((file) =>
      read(`deploy/${file}.Dockerfile`)
        .match(/^FROM .*?node:\S+/gm)!
        .map((line) => line.split(" ").at(-1)),
    );
    expect(new Set(images)).toEqual(
      new Set([expect.stringMatching(new RegExp(`^node:${major}\\.\\d+-bookworm-slim$`))]),
    );
    const versions = ["release.yml", "sources.yml"].flatMap((name) =>
      stepsOf(name).flatMap((step) => step.with?.["node-version"] ?? []),
    );
    expect(versions.length).toBeGreaterThan(1);
    expect(new Set(versions)).toEqual(new Set([major]));
    expect(read("deploy/systemd/README.md")).toContain(`Node ${major} `);
  });
});

describe.each(names)("%s", (name) => {
  it("pins the actions of others to a commit and names its version", () => {
    const lines = read(`.github/workflows/${name}`).match(/uses: (?!\.\/).*/g) ?? [];
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((line) => !/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  });

  it("reads only, unless a job says otherwise, and ends", () => {
    expect(workflow(name).permissions).toMatchObject({ contents: "read" });
    const endless = jobsOf(name).filter(([, job]) => !job.uses && !job["timeout-minutes"]);
    expect(endless).toEqual([]);
  });

  it("runs npm scripts that exist", () => {
    const { scripts } = JSON.parse(read("package.json"));
    const run = stepsOf(name).flatMap((step) => [
      ...(step.run ?? "").matchAll(/npm run (?:--silent )?([\w:-]+)/g),
    ]);
    expect(run.map(([, script]) => script!).filter((script) => !(script in scripts))).toEqual([]);
  });
});

it("a release waits for all tests, builds both images, and attaches engine and element", () => {
  const { jobs } = workflow("release.yml");
  expect(jobs.test?.uses).toBe("./.github/workflows/ci.yml");
  expect(jobs.images?.needs).toEqual(["check", "test"]);
  expect(jobs.release?.needs).toContain("images");
  for (const file of readdirSync(join(root, "deploy")).filter((file) => file.endsWith(".Dockerfile")))
    expect(read(".github/workflows/release.yml")).toContain(`file: deploy/${file}\n`);
  for (const name of ["engine", "element"])
    expect(jobs.check?.steps?.map(({ run }) => run)).toContain(
      `npm run --silent pack:${name} -- --out engine`,
    );
  expect(jobs.release?.steps?.at(-1)?.run).toMatch(/^gh release create .* open-passport-photo-\*\.tgz$/);
});
