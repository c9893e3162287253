import type { NotedField } from "../../contract/document/template";

/** By these words a note states a rule of a field that can be unknown. */
export const ruleWords = {
  glasses: /\b(glasses|spectacles?|lenses)\b/i,
  headCovering:
    /\b(head (cover\w*|dress)|headgear|headscar\w+|hijab|hats?|head uncovered|women cover (the )?hair)\b/i,
  head: /\bface (fills|range|takes|about|height|length|of)|\bface should|\bface,|\bhead (range|height|about|between|of|\d)|chin to|to chin\b|head is measured at/i,
  eyeLine: /\beyes? (\d|at \d|at least \d|between \d|line)/i,
  topMargin: /\d mm above (the head|it)\b/,
  file: /^(?!.*signature).*(\bkB\b|\bMB\b|\d px\b|limits of the online file|takes? no files)/,
  takenBy:
    /\b(taken|captured|photographed) (on site|at the|by the|in Albania|live)|office takes|offices? in .* take|captures? the p|studios? (may|send)|approved studios|selfie is not accepted|take (the|this) photo yourself|from a \w+ (studio|photographer)|system of approved/i,
} as const;

/** A note that says for whom a file is need not say its size. */
const aboutRule: Record<NotedField, RegExp> = {
  ...ruleWords,
  background: /\b(backgrounds?|white|grey|cream|blue|beige)\b/i,
  file: /\b(files?|upload(s|ed)?|JPE?G|[kM]B|px)\b/,
};

/** The first of the notes that is about the rule of a field. */
export const noteAbout = (field: NotedField, notes: readonly string[]): string | undefined =>
  notes.find((note) => aboutRule[field].test(note));
