import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { DCLinter } from "dclint";
import { validate } from "dockerfile-utils";
import { parse, parseAllDocuments } from "yaml";

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

  it("fit the schema of the API", () => {
    expect(faultsOf(read("kubernetes/open-passport-photo.yaml"))).toEqual([]);
  });

  it.each([
    ["containerPort: 4000", "containerPort: http"],
    ["pathType: Prefix", "pathTypo: Prefix"],
    ["maxReplicas: 40", "maxReplica: 40"],
    ["policyTypes: [Ingress", "policyTypes: [1"],
  ])("%s as %s would be found", (good, bad) => {
    expect(faultsOf(read("kubernetes/open-passport-photo.yaml").replace(good, bad))).not.toEqual([]);
  });
});

describe("the Compose file", () => {
  const linter = new DCLinter({
    rules: {
      // It is read in its order: the proxy first, then what stands behind it.
      "services-alphabetical-order": 0,
      "service-keys-order": 0,
      "service-dependencies-alphabetical-order": 0,
      // The proxy is for everybody. That nothing else has a port is the next test's.
      "no-unbound-port-interfaces": 0,
      "require-quotes-in-ports": [1, { quoteType: "double" }],
    },
    quiet: false,
    debug: false,
    exclude: [],
  });
  const composeFile = join(deploy, "compose/compose.yaml");
  const faultsOf = (file: string) =>
    linter
      .lintFiles([file], false)
      .flatMap(({ messages }) => messages.map(({ rule, message }) => [rule, message]));

  it("has no fault", () => {
    expect(faultsOf(composeFile)).toEqual([]);
  });

  it("opens the ports of the proxy alone", () => {
    const { services } = parse(read("compose/compose.yaml")) as {
      services: Record<string, { ports?: string[] }>;
    };
    expect(Object.keys(services).filter((name) => services[name]!.ports)).toEqual(["proxy"]);
  });

  it.each([
    ["caddy:2.10-alpine", "caddy:latest"],
    ["condition: service_healthy", "conditions: service_healthy"],
    ["restart: unless-stopped", "restart: 5"],
  ])("%s as %s would be found", (good, bad) => {
    const folder = mkdtempSync(join(tmpdir(), "photo-compose-"));
    const file = join(folder, "compose.yaml");
    writeFileSync(file, read("compose/compose.yaml").replace(good, bad));
    const faults = faultsOf(file);
    rmSync(folder, { recursive: true });
    expect(faults).not.toEqual([]);
  });
});

const hasSystemd = spawnSync("systemd-analyze", ["--version"]).status === 0;

const units = readdirSync(join(deploy, "systemd")).filter((name) => /\.(service|timer)$/.test(name));

(hasSystemd ? it.each(units) : it.skip.each(units))(
  "%s has nothing that systemd would complain of",
  (name) => {
    const unit = join(deploy, "systemd", name);
    const { status, stderr } = spawnSync("systemd-analyze", ["verify", "--man=no", unit], {
      encoding: "utf8",
    });
    expect([status, stderr]).toEqual([0, ""]);
  },
);
