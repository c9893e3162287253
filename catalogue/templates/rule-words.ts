import type { NotedField, Template } from "../../contract/document/template";

/** By these words a note states a rule of a field that can be unknown. */
export const ruleWords = {
  glasses: /\b(glasses|spectacles?)\b/i,
  headCovering:
    /\b((?<!hair or )head (cover\w*|dress)|headgear|headscar\w+|hijab|hats?|head uncovered|women cover (the )?hair)\b/i,
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
  expression: /\b(closed smile|(accepts?|allows?) (a|no) smile)\b/i,
  background: /\b(backgrounds?|white|grey|cream|blue|beige)\b/i,
  file: /\b(files?|upload(s|ed)?|JPE?G|[kM]B|px)\b/,
};

/** Of a ban on glasses, that somebody allows them: not that another office bans them too. */
const allowsGlasses = /^(?!.*\b(without|no) glasses\b).*\bglasses\b/i;

/** Of glasses that are allowed, whether to wear them: not which ones. */
const advisesOnGlasses =
  /without glasses\b|\bglasses; without them\b|unless you have to|(leave them|glasses) off\b|wearing glasses|always wears? (glasses|them)|wearers keep|must wear their glasses|allows glasses only/i;

/** What a note says beside a stated rule on glasses. */
const besideGlasses: Readonly<Record<string, RegExp>> = {
  "not-allowed": allowsGlasses,
  "if-no-glare": advisesOnGlasses,
  allowed: advisesOnGlasses,
};

type Ruled = Pick<Template, "notes" | "glasses" | "headCovering"> & {
  expression?: Template["expression"];
  inNotes?: readonly NotedField[];
};

/** The first of the notes that is about the rule of a field. */
export function noteAbout(
  field: NotedField,
  { notes, glasses }: Pick<Ruled, "notes" | "glasses">,
): string | undefined {
  const beside = field === "glasses" && glasses ? besideGlasses[glasses] : undefined;
  const about = beside ?? aboutRule[field];
  return notes.find((note) => about.test(note));
}

/** The fields whose rule a note states, as the file names them, and those to whose rule one adds, which nobody should read without it. */
export function notedFieldsOf(record: Ruled): NotedField[] {
  const isAddedTo = (field: NotedField, isStated: boolean) =>
    isStated && noteAbout(field, record) !== undefined;
  const added = [
    isAddedTo("expression", (record.expression ?? null) !== null) && ("expression" as const),
    isAddedTo("glasses", record.glasses !== null) && ("glasses" as const),
    isAddedTo("headCovering", record.headCovering !== null) && ("headCovering" as const),
  ].filter((field) => field !== false);
  return [...new Set([...(record.inNotes ?? []), ...added])];
}
