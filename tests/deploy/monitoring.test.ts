import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { parse, parseAllDocuments } from "yaml";
import { query, startApp, type TestApp } from "../server/start-app";

const deploy = join(__dirname, "../../deploy");
const read = (name: string) => readFileSync(join(deploy, "monitoring", name), "utf8");

interface Rule {
  alert: string;
  expr: string;
  annotations: { summary: string };
}
const rules = (parse(read("alerts.yaml")) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  ({ rules }) => rules,
);
const dashboard = JSON.parse(read("dashboard.json")) as {
  templating: { list: object[] };
  panels: { title: string; targets: { expr: string }[] }[];
};
const panelRows = dashboard.panels.flatMap(({ title, targets }) =>
  targets.map(({ expr }) => [title, expr] as const),
);
const expressions = [...rules.map(({ alert, expr }) => [alert, expr] as const), ...panelRows];

describe("with the Prometheus Operator", () => {
  const deployed = parseAllDocuments(
    readFileSync(join(deploy, "kubernetes/open-passport-photo.yaml"), "utf8"),
  )
    .map((document) => document.toJS())
    .find(({ kind }) => kind === "Deployment").spec.template;

  it("the PodMonitor selects the pods and their port of metrics", () => {
    const { spec } = parse(read("pod-monitor.yaml"));
    expect(spec.selector.matchLabels).toEqual(deployed.metadata.labels);
    const ports = deployed.spec.containers[0].ports.map(({ name }: { name: string }) => name);
    expect(ports).toContain(spec.podMetricsEndpoints[0].port);
  });

  it("the command of operating.md makes a PrometheusRule of the alerts", () => {
    const guide = readFileSync(join(deploy, "operating.md"), "utf8");
    const [command = ""] = /^ {4}\{ printf [^|]*\| kubectl apply -f -$/m.exec(guide) ?? [];
    const stdout = execFileSync("bash", ["-euc", `kubectl() { cat; }\n${command}`], {
      cwd: join(deploy, ".."),
      encoding: "utf8",
    });
    const rule = parse(stdout);
    expect([rule.apiVersion, rule.kind]).toEqual(["monitoring.coreos.com/v1", "PrometheusRule"]);
    expect(rule.spec).toEqual(parse(read("alerts.yaml")));
  });
});

describe("alerts and dashboard", () => {
  let server: TestApp;
  let metrics: string;
  let routes: string[];
  beforeAll(async () => {
    server = await startApp({ env: { METRICS_TOKEN: "let-me-see-metrics" } });
    await server.app.inject(`/v5/passport/lang?${query()}`);
    const headers = { authorization: "Bearer let-me-see-metrics" };
    metrics = (await server.app.inject({ url: "/metrics", headers })).body;
    const { paths } = (await server.app.inject("/openapi.json")).json();
    routes = Object.keys(paths).map((path) => path.replaceAll(/\{(\w+)\}/g, ":$1"));
  });
  afterAll(() => server.close());

  it.each(expressions)("%s asks for metrics that are there", (_name, expr) => {
    // Those of node_exporter and of Prometheus itself are not ours.
    const names = expr.match(/\bphoto_[a-z0-9_]+/g) ?? [];
    if (!/\bnode_|^up\{/.test(expr)) expect(names).not.toEqual([]);
    const unknown = names.filter((name) => {
      const family = name.replace(/_(bucket|count|sum)$/, "");
      return !metrics.includes(`# TYPE ${name} `) && !metrics.includes(`# TYPE ${family} histogram`);
    });
    expect(unknown).toEqual([]);
  });

  it("names of metrics begin with photo_, so that other programs' are not taken for ours", () => {
    const names = [...metrics.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name!);
    expect(names).toContain("photo_process_resident_memory_bytes");
    expect(names.filter((name) => !name.startsWith("photo_"))).toEqual([]);
  });

  it.each(rules.filter(({ expr }) => /\b(sum|max|count) /.test(expr)))(
    "$alert counts each installation for itself",
    ({ expr }) => {
      expect(expr.match(/\b(sum|max|count)\b(?! by \(job\b)/g)).toBeNull();
    },
  );

  it.each(panelRows)("%s shows the installation that is chosen", (_title, expr) => {
    expect(dashboard.templating.list).toContainEqual(
      expect.objectContaining({ name: "job", query: "label_values(photo_build_info, job)" }),
    );
    expect(expr.match(/photo_\w+(?!\w|\{job=~"\$job")/g)).toBeNull();
  });

  it.each(expressions)("%s asks for states and outcomes that are there", (_name, expr) => {
    for (const [, name = "", labels = ""] of expr.matchAll(/(photo_\w+)\{([^}]*)\}/g))
      for (const [, label, value = ""] of labels.matchAll(/(state|outcome)!?=~?"([^"]*)"/g))
        for (const one of value.split("|")) expect(metrics).toContain(`${name}{${label}="${one}"} `);
  });

  it.each(expressions.filter(([, expr]) => expr.includes("route")))(
    "%s asks for routes that are there",
    (_name, expr) => {
      const labels = [...expr.matchAll(/route=~?"([^"]*)"/g)].map(([, value = ""]) => value);
      for (const label of labels) {
        const [, before = "", choice = "", after = ""] = /^([^(]*)(?:\(([^)]*)\))?(.*)$/.exec(label)!;
        for (const one of choice.split("|"))
          expect(routes).toContainEqual(expect.stringMatching(new RegExp(`^${before}${one}${after}$`)));
      }
    },
  );

  it("the time of a photo is that of every call that makes one", () => {
    const timed = expressions.filter(([, expr]) => expr.includes("histogram_quantile"));
    expect(timed.map(([name]) => name)).toEqual(["PhotoSlow", ...Array(3).fill("Seconds per photo")]);
    for (const [, expr] of timed) expect(expr).toContain('route=~"/v5/(card/mask|photo/make)"');
  });

  it("a process that is down is one of the job that Prometheus is told of", () => {
    const { expr } = rules.find(({ alert }) => alert === "PhotoDown")!;
    const job = new RegExp(`^${/job=~"([^"]*)"/.exec(expr)?.[1]}$`);
    const [, told = ""] = /job_name: (.*)/.exec(readFileSync(join(deploy, "operating.md"), "utf8")) ?? [];
    expect(told).toMatch(job);
    const { metadata } = parse(read("pod-monitor.yaml"));
    // As the operator names it.
    expect(`default/${metadata.name}`).toMatch(job);
  });

  it("a backup that fails or does not begin is noticed, by the names of its units", () => {
    const units = rules.flatMap(({ expr }) =>
      [...expr.matchAll(/name="(.*?)"/g)].map(([, name = ""]) => name),
    );
    const [service, timer] = ["open-passport-photo-backup.service", "open-passport-photo-backup.timer"];
    expect(units).toEqual([service, timer, "open-passport-photo.service", timer]);
    for (const unit of units) expect(readdirSync(join(deploy, "systemd"))).toContain(unit);
  });

  it("every alert says why in a sentence, and no two have one name", () => {
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
    for (const { annotations } of rules) expect(annotations.summary).toMatch(/^.{20,}\.( .*)?$/);
  });
});
