import { chromium } from "@playwright/test";
import type { Result } from "lighthouse";
import { launch } from "puppeteer-core";
import { paths } from "../../src/paths";
import { browserFlags, provideBrowser } from "../browser";
import { makePhotoIn } from "./make-photo-in";

/** One page of each kind that search engines lead to, and the result page. */
export const measuredPages = [
  paths.home,
  paths.requirement("us-passport"),
  paths.guideArticle("us-passport"),
  paths.blogPost("baby-passport-photos"),
  paths.result,
];
const categories = ["performance", "seo", "best-practices", "accessibility"] as const;

export interface LighthouseOptions {
  url: string;
  runs: number;
  pages: string[];
  /** Photo to show on the result page. */
  photo?: string;
}

/**
 * Runs Lighthouse on a running site, emulating the screen, processor and connection of a phone. Each page is loaded several times
 * and the run of median performance is printed, because other load on the machine affects single runs. "machine" is Lighthouse's
 * benchmark index of the machine during that run; scores with different indices are not comparable.
 */
export async function measurePages({ url, runs, pages, photo }: LighthouseOptions): Promise<void> {
  console.log(["", ...categories, "LCP ms", "TBT ms", "CLS", "machine"].join("\t"));
  for (const path of pages)
    console.log(row(path, await measure(path, url, runs, path === paths.result ? photo : undefined)));
}

/** The run with the median performance; each in a new browser, since pages slow down later ones. */
async function measure(path: string, siteUrl: string, runs: number, photo?: string): Promise<Result> {
  const { default: lighthouse } = await import("lighthouse");
  const browser = await launch({
    executablePath: provideBrowser() ?? chromium.executablePath(),
    args: browserFlags,
  });
  try {
    const tab = await browser.newPage();
    if (photo) await makePhotoIn(tab, siteUrl, photo);
    const results: Result[] = [];
    for (let run = 0; run < runs; run++) {
      const answer = await lighthouse(
        new URL(path, siteUrl).href,
        {
          onlyCategories: [...categories],
          // The browser profile with the photo's session and cached scripts, as for a visitor who comes from home or
          // reloads.
          disableStorageReset: photo !== undefined,
        },
        undefined,
        tab,
      );
      if (!answer || answer.lhr.runtimeError)
        throw new Error(
          `${path}: ${answer?.lhr.runtimeError?.message ?? "no answer"} Does "npm start" run there?`,
        );
      results.push(answer.lhr);
    }
    results.sort((a, b) => (a.categories.performance?.score ?? 0) - (b.categories.performance?.score ?? 0));
    return results[Math.floor(runs / 2)]!;
  } finally {
    await browser.close();
  }
}

function row(path: string, { categories: scores, audits, environment }: Result): string {
  const number = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return [
    path,
    ...categories.map((name) => Math.round((scores[name]?.score ?? 0) * 100)),
    Math.round(number("largest-contentful-paint")),
    Math.round(number("total-blocking-time")),
    number("cumulative-layout-shift").toFixed(3),
    Math.round(environment.benchmarkIndex),
  ].join("\t");
}
