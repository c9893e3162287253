import type { Check } from "../types";

/** What is wrong with a file alone, whoever is in it: a photo made anew from it has it right. */
const fileRules: ReadonlySet<string> = new Set(["shape", "file-format", "pixel-size", "file-size"]);

type JudgedCheck = Pick<Check, "verdict" | "measured" | "min"> & { rule: string };

/** Pixels that a file lacks are in no file made from it; only the photo it came from has them. */
const lacksPixels = ({ rule, verdict, measured, min }: JudgedCheck): boolean =>
  verdict === "fail" &&
  (rule === "resolution" ||
    (rule === "pixel-size" && typeof measured === "number" && min !== null && measured < min));

/** What was found of the person or the background is found again in a photo made anew. */
const stays = ({ rule, verdict }: JudgedCheck): boolean =>
  (verdict === "fail" || verdict === "warn") && !fileRules.has(rule);

/** The checks of a finished file that a photo made anew from it would pass; none where that photo would not fit either. */
export const mendedByMaking = <C extends JudgedCheck>(checks: readonly C[]): C[] =>
  checks.some((check) => lacksPixels(check) || stays(check))
    ? []
    : checks.filter(({ rule }) => fileRules.has(rule));
