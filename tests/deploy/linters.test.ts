import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { validate } from "dockerfile-utils";
import { parseAllDocuments } from "yaml";

/** Programs of others that know the formats. */
const deploy = join(__dirname, "../../deploy");
const read = (name: string) => readFileSync(join(deploy, name), "utf8");

describe("Dockerfiles", () => {
  const faultsOf = (text: string) =>
    validate(text).map(({ range, message }) => [range.start.line + 1, message]);

  it.each(["api.Dockerfile", "site-and-api.Dockerfile"])("%s has no fault", (name) => {
    expect(faultsOf(read(name))).toEqual([]);
  });

  it("a slip would be found", () => {
    expect(faultsOf(read("api.Dockerfile").replace("WORKDIR", "WORKDIRS"))).not.toEqual([]);
  });
});

describe("Kubernetes manifests", () => {
  const faultsOf = (text: string): unknown => {
    const input = JSON.stringify(parseAllDocuments(text).map((document) => document.toJS()));
    const program = join(__dirname, "check-manifests.mjs");
    return JSON.parse(execFileSync(process.execPath, [program], { input, encoding: "utf8" }));
  };

  it.each(["open-passport-photo.yaml", "secrets.example.yaml"])("%s fits the schema of the API", (name) => {
    expect(faultsOf(read(`kubernetes/${name}`))).toEqual([]);
  });

  it.each([
    ["containerPort: 4000", "containerPort: http"],
    ["pathType: Prefix", "pathTypo: Prefix"],
    ["maxReplicas: 40", "maxReplica: 40"],
  ])("%s as %s would be found", (good, bad) => {
    expect(faultsOf(read("kubernetes/open-passport-photo.yaml").replace(good, bad))).not.toEqual([]);
  });
});

const hasSystemd = spawnSync("systemd-analyze", ["--version"]).status === 0;

(hasSystemd ? it : it.skip)("the unit has nothing that systemd would complain of", () => {
  const unit = join(deploy, "systemd/open-passport-photo.service");
  const { status, stderr } = spawnSync("systemd-analyze", ["verify", "--man=no", unit], { encoding: "utf8" });
  expect([status, stderr]).toEqual([0, ""]);
});
