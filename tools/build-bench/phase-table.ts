import type { Phase } from "../../build/gatsby-log";

export interface MeasuredBuild {
  name: string;
  seconds: number;
  pages: number;
  phases: Phase[];
}

/** Phases that are shorter in both builds are left out. */
const minSeconds = 0.5;
/** Gatsby's phase that draws the pages. */
const drawing = "Building static HTML for pages";

const secondsOf = ({ phases }: MeasuredBuild, name: string): number =>
  phases.filter((phase) => phase.name === name).reduce((sum, { seconds }) => sum + seconds, 0);

const ratio = (site: number, bare: number): string => (bare > 0 ? `${(site / bare).toFixed(1)} x` : "-");

/** A line for each phase of the two builds: seconds of both and their ratio; then milliseconds of drawing a page. */
export function phaseTable(bare: MeasuredBuild, site: MeasuredBuild): string {
  const names = [...new Set([...site.phases, ...bare.phases].map(({ name }) => name))];
  const row = (name: string, bareValue: number, siteValue: number, digits = 1): string[] => [
    name,
    bareValue.toFixed(digits),
    siteValue.toFixed(digits),
    ratio(siteValue, bareValue),
  ];
  const drawnMs = (build: MeasuredBuild) => (1000 * secondsOf(build, drawing)) / build.pages;
  const rows = [
    ["seconds", bare.name, site.name, "ratio"],
    ...names
      .map((name) => [name, secondsOf(bare, name), secondsOf(site, name)] as const)
      .filter(([, bareSeconds, siteSeconds]) => Math.max(bareSeconds, siteSeconds) >= minSeconds)
      .map(([name, bareSeconds, siteSeconds]) => row(name, bareSeconds, siteSeconds)),
    row("whole build", bare.seconds, site.seconds),
    row("drawing a page, ms", drawnMs(bare), drawnMs(site), 2),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((cells) => cells[column]!.length)));
  return rows
    .map(([name, ...values]) =>
      [name!.padEnd(widths[0]!), ...values.map((value, index) => value.padStart(widths[index + 1]!))]
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
