import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { launch } from "puppeteer-core";
import { paths } from "../src/paths";
import { browserFlags, provideBrowser } from "./browser";
import { makePhotoIn } from "./page-speed/make-photo-in";

/** One page of each kind that people find by search, and the one where they are at work. */
const pages = [
  paths.home,
  paths.requirement("us-passport"),
  paths.guideArticle("us-passport"),
  paths.blogPost("baby-passport-photos"),
  paths.result,
];
const categories = ["performance", "seo", "best-practices", "accessibility"] as const;

/**
 * `npm run lighthouse` while `npm start` runs: Lighthouse on a phone's screen, processor and line. Each page is loaded
 * several times, and the run of middle performance is shown: a shared machine disturbs single ones. "machine" is Lighthouse's
 * own index of how fast the machine was during that run: scores of two indices are not comparable. With `--photo FILE` the
 * page of the result shows the finished photo of that file.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      url: { type: "string", default: "http://localhost:8000" },
      runs: { type: "string", default: "3" },
      pages: { type: "string", default: pages.join() },
      photo: { type: "string" },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs ${values.runs}: must be a whole number from 1 on`);
  const { default: lighthouse } = await import("lighthouse");
  const browser = await launch({
    executablePath: provideBrowser() ?? chromium.executablePath(),
    args: browserFlags,
  });
  try {
    console.log(["", ...categories, "LCP ms", "TBT ms", "CLS", "machine"].join("\t"));
    for (const path of values.pages.split(",")) {
      const hasPhoto = path === paths.result && values.photo !== undefined;
      // The tab holds the session of its photo, which goes with it.
      const tab = await browser.newPage();
      if (hasPhoto) await makePhotoIn(tab, values.url, values.photo!);
      const results = [];
      for (let run = 0; run < runs; run++) {
        const answer = await lighthouse(
          new URL(path, values.url).href,
          {
            onlyCategories: [...categories],
            // There lies the session of the photo, with scripts that are kept: as for whoever comes from home, or reloads.
            disableStorageReset: hasPhoto,
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
      await tab.close();
      results.sort((a, b) => (a.categories.performance?.score ?? 0) - (b.categories.performance?.score ?? 0));
      const { categories: scores, audits, environment } = results[Math.floor(runs / 2)]!;
      const number = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
      console.log(
        [
          path,
          ...categories.map((name) => Math.round((scores[name]?.score ?? 0) * 100)),
          Math.round(number("largest-contentful-paint")),
          Math.round(number("total-blocking-time")),
          number("cumulative-layout-shift").toFixed(3),
          Math.round(environment.benchmarkIndex),
        ].join("\t"),
      );
    }
  } finally {
    await browser.close();
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
