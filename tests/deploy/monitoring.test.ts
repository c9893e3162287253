import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { parse } from "yaml";
import { query, startApp, type TestApp } from "../server/start-app";

const read = (name: string) => readFileSync(join(__dirname, "../../deploy/monitoring", name), "utf8");

interface Rule {
  alert: string;
  expr: string;
  annotations: { summary: string };
}
const rules = (parse(read("alerts.yaml")) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  ({ rules }) => rules,
);
const dashboard = JSON.parse(read("dashboard.json")) as {
  panels: { title: string; targets: { expr: string }[] }[];
};
const panelRows = dashboard.panels.flatMap(({ title, targets }) =>
  targets.map(({ expr }) => [title, expr] as const),
);
const expressions = [...rules.map(({ alert, expr }) => [alert, expr] as const), ...panelRows];

describe("alerts and dashboard", () => {
  let server: TestApp;
  let metrics: string;
  beforeAll(async () => {
    server = await startApp({ env: { METRICS_TOKEN: "let-me-see" } });
    await server.app.inject(`/v5/passport/lang?${query()}`);
    const headers = { authorization: "Bearer let-me-see" };
    metrics = (await server.app.inject({ url: "/metrics", headers })).body;
  });
  afterAll(() => server.close());

  it.each(expressions)("%s asks for metrics that are there", (_name, expr) => {
    // Those of node_exporter are not ours.
    const names = expr.match(/\b(photo|http|process|nodejs)_[a-z0-9_]+/g) ?? [];
    if (!expr.startsWith("node_filesystem")) expect(names).not.toEqual([]);
    const unknown = names.filter((name) => {
      const family = name.replace(/_(bucket|count|sum)$/, "");
      return !metrics.includes(`# TYPE ${name} `) && !metrics.includes(`# TYPE ${family} histogram`);
    });
    expect(unknown).toEqual([]);
  });

  it.each(expressions)("%s asks for labels and states that are there", (_name, expr) => {
    const series: Record<string, RegExp> = {
      photo_jobs: /^(running|queued|completed|failed|refused)$/,
      photo_sweeps_total: /^ok$/,
    };
    for (const [, name = "", labels = ""] of expr.matchAll(/(photo_\w+)\{([^}]*)\}/g))
      for (const [, value = ""] of labels.matchAll(/"([^"]*)"/g))
        for (const one of value.split("|"))
          expect([name, one]).toEqual([name, expect.stringMatching(series[name]!)]);
  });

  it("every alert says why in a sentence, and no two have one name", () => {
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
    for (const { annotations } of rules) expect(annotations.summary).toMatch(/^.{20,}\.( .*)?$/);
  });
});
