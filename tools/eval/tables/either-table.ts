import { says } from "../defects/defects";
import type { ManifestEntry } from "../manifest";
import type { EntryResult } from "../run/run-entry";

type Wanted = "a refusal" | "a warning" | "any of them";

export interface EitherRow {
  wanted: Wanted;
  files: number;
  refused: number;
  /** Accepted with a warning or a question. */
  told: number;
  /** Accepted without a word. */
  silent: number;
}

/** What the manifest's own words ask of a borderline file: "reject: ..." and "warn: ..." are plain, "warn or reject: ..." is not. */
function wantedOf({ wanted = "" }: ManifestEntry): Wanted {
  const [lead = ""] = wanted.split(":");
  if (/\bor\b|accept|level|decode|use/.test(lead)) return "any of them";
  if (/reject/.test(lead)) return "a refusal";
  return /warn/.test(lead) ? "a warning" : "any of them";
}

/** Borderline files, by what their labels would rather see. */
export function eitherTable(results: EntryResult[]): EitherRow[] {
  const either = results.filter(({ entry }) => entry.expected?.verdict === "either");
  return (["a refusal", "a warning", "any of them"] as const).map((wanted) => {
    const here = either.filter(({ entry }) => wantedOf(entry) === wanted);
    const accepted = here.flatMap(({ outcome }) => (outcome?.accepted ? [outcome] : []));
    const told = accepted.filter(({ checks }) => checks.some(({ verdict }) => says(verdict))).length;
    return {
      wanted,
      files: here.length,
      refused: here.length - accepted.length,
      told,
      silent: accepted.length - told,
    };
  });
}
