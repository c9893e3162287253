import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Page } from "gatsby";
import type { Measured, Speed } from "../../components/accuracy/measured";
import { paths } from "../../paths";
import { localizedPages } from "../localized-page";

const read = <T>(name: string): T => JSON.parse(readFileSync(resolve("content/accuracy", name), "utf8"));

/** The engine's published numbers: a page whose figures are the files that `npm run eval` and `npm run bench` wrote. */
export function accuracyPages(): Page[] {
  return localizedPages({
    path: paths.accuracy,
    component: resolve("src/templates/accuracy.tsx"),
    context: () => ({ measured: read<Measured>("measured.json"), speed: read<Speed>("speed.json") }),
  });
}
