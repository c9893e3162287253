import { exceptsTakenBy, warningCount } from "../../../contract/document/note-warnings";
import { namedColours, nearestName } from "../named-colours";
import { ruleWords } from "../rule-words";
import type { TemplateEntry } from "../template-file";

type Report = (path: string[], problem: string, fix: string) => void;
type Entry = Pick<
  TemplateEntry,
  | "notes"
  | "inNotes"
  | "glasses"
  | "headCovering"
  | "head"
  | "eyeLine"
  | "topMargin"
  | "digital"
  | "takenBy"
  | "sizeVaries"
  | "background"
  | "colour"
  | "dpi"
>;

/** Fields shown as "No rule found" when null. */
type Subject = keyof typeof ruleWords;

/** A number that the entry leaves out on purpose. */
const isRefused = /not applied/;

function isEmpty(entry: Entry, subject: Subject): boolean {
  if (subject === "file") return entry.digital === null;
  return (entry[subject] ?? null) === null;
}

/** With or without a day, and that a print is seldom needed, as the warning of `takenBy` says. */
const takenAtTheOffice =
  /^(Since \w+ \d{4} )?((the )?photos? (is|are) (normally )?(taken|captured) (on site|at the ([a-z]+ )?(office|counter))|passport offices in \w+ usually take the photo themselves)(; [^;]*\bprints?\b[^;]*(optional|rarely needed|special cases))?\.$/i;
const besidesColours =
  /\b(a|an|the|plain|background|is|are|accepted|too|as well|or|and|all|one|colour|colours)\b|[.,;\s]/gi;

/** The colours of a note about nothing else. */
function onlyColours(note: string): string[] {
  const names = Object.keys(namedColours).map((name) => name.replace("-", " "));
  const said = names.filter((name) => new RegExp(`\\b(?<!light |off-)${name}\\b`, "i").test(note));
  const rest = said.reduce((text, name) => text.replace(new RegExp(name, "gi"), ""), note);
  return rest.replace(besidesColours, "") === "" ? said.map((name) => name.replace(" ", "-")) : [];
}

const besidesFiles =
  /\b(square|jpe?g|file|between|from|to|up|at|most|least|of|and|px|kB|dpi|an?|the|upload)\b|[×x–,;.\s]/gi;

/** Whether a note only consists of numbers of the file. */
function onlyFile(note: string, { digital, dpi }: Pick<Entry, "digital" | "dpi">): boolean {
  if (!digital) return false;
  const inKb = note.replace(/([\d.]+) MB/g, (_, mb: string) => `${Number(mb) * 1000} kB`);
  const rest = inKb.replace(/\d+(\.\d+)?/g, "").replace(besidesFiles, "");
  const numbers = (inKb.match(/\d+(\.\d+)?/g) ?? []).map(Number);
  const { widthPx, heightPx, minKb, maxKb } = digital;
  const known = [widthPx?.min, widthPx?.max, heightPx?.min, heightPx?.max, minKb, maxKb, dpi];
  return rest === "" && numbers.length > 0 && numbers.every((number) => known.includes(number));
}

function repeats(note: string, entry: Entry): string | null {
  const { takenBy, colour, background } = entry;
  if (onlyFile(note, entry)) return "digital";
  if (takenBy === "office" && takenAtTheOffice.test(note)) return "takenBy";
  if (colour === "either" && note === "Colour or black and white.") return "colour";
  const allowed = new Set([background.name, ...background.colours.map(nearestName)]);
  const said = onlyColours(note);
  return said.length > 0 && said.every((name) => allowed.has(name)) ? "background" : null;
}

/** Words of the note that is the warning of `takenBy`: who takes the photo, or where none is needed. */
const tellsTaker =
  /\b(tak(e|es|en|ing)|captur\w+|photograph(s|ed|er)|studios?|booths?|selfie|professionals?|receipt|application online|no photo|none is uploaded|no print|names? no|a photo: (see|ask)|prints? (is|are) for|ask yours)\b/i;

function checkWarning(entry: Entry, report: Report): void {
  const index = warningCount(entry) - 1;
  if (exceptsTakenBy(entry) && !tellsTaker.test(entry.notes[index] ?? ""))
    report(["notes", String(index)], "it does not tell who takes the photo.", "Put the note that does here.");
}

/** A photo that is taken otherwise than the rule allows, or only some wearers. */
const limitsGlasses = /\bphoto without glasses\b|\bglasses only if you\b/i;

const differOnGlasses = "Guides differ on glasses; without them is the safe choice.";

/** A ban beside "guides differ" would read as a contradiction. */
function checkBannedGlasses({ glasses, notes }: Entry, report: Report): void {
  const index = glasses === "not-allowed" ? notes.indexOf(differOnGlasses) : -1;
  if (index >= 0)
    report(
      ["notes", String(index)],
      "it is beside a ban on glasses.",
      "Write “Some guides allow glasses; without them is the safe choice.”",
    );
}

/** Checks whether a note states a rule of an empty field, or repeats fields. */
export function checkNotes(entry: Entry, report: Report): void {
  checkWarning(entry, report);
  checkBannedGlasses(entry, report);
  for (const [index, note] of entry.notes.entries()) {
    const field = repeats(note, entry);
    if (field) report(["notes", String(index)], `it only repeats ${field}.`, "Take it out.");
    if (entry.notes.indexOf(note) < index)
      report(["notes", String(index)], "it is there twice.", "Take it out.");
  }
  const promised = new Set<string>(entry.inNotes ?? []);
  for (const subject of Object.keys(ruleWords) as Subject[]) {
    const index = entry.notes.findIndex((note) => ruleWords[subject].test(note) && !isRefused.test(note));
    if (index >= 0 && isEmpty(entry, subject) && !promised.has(subject))
      report(
        ["notes", String(index)],
        `it states a rule, and ${subject} says that none was found.`,
        `Fill in ${subject}, or name it under inNotes.`,
      );
    // A note may state an exception to these: a doctor's note, a second photo, another source's head or file.
    const hasException =
      subject === "glasses"
        ? entry.glasses === "not-allowed" || limitsGlasses.test(entry.notes[index] ?? "")
        : subject === "head" || subject === "file";
    if (
      subject !== "takenBy" &&
      promised.has(subject) &&
      (index < 0 || !(isEmpty(entry, subject) || hasException))
    )
      report(["inNotes"], `no note is needed for ${subject}.`, "Take it out.");
  }
}
