import { unstatedBackground } from "../../../contract/codes";
import { roundMm, toMm } from "../../../contract/document/units";
import { isDay } from "../../faults/is-day";
import { ratioOf } from "../aspect-ratio";
import { namedColours, nearestName } from "../named-colours";
import { defaultUnit, type TemplateEntry } from "../template-file";
import { checkChildren } from "./check-children";
import { checkNotes } from "./check-notes";
import { checkOpenFields } from "./check-open-fields";
import { checkQuotedNotes } from "./check-quoted-notes";
import { checkSources, sourceLists } from "./check-sources";

export interface TemplateFault {
  path: string[];
  problem: string;
  fix: string;
}

type EntryRange = { min?: number; max?: number };

/** Checks whether a photo can satisfy an entry. Lengths in mm. */
export function checkTemplate(entry: TemplateEntry): TemplateFault[] {
  const faults: TemplateFault[] = [];
  for (const check of checks) check(entry, (path, problem, fix) => faults.push({ path, problem, fix }));
  return faults;
}

/** The same for an entry of which some fields are missing or of the wrong shape: what needs those is not checked. */
export function checkUnfinished(entry: Partial<TemplateEntry>): TemplateFault[] {
  const faults: TemplateFault[] = [];
  const filled = {
    ...unwritten,
    ...entry,
    background: { ...unwritten.background, ...entry.background },
    editPolicy: { ...unwritten.editPolicy, ...entry.editPolicy },
  } as TemplateEntry;
  for (const check of checks)
    try {
      check(filled, (path, problem, fix) => faults.push({ path, problem, fix }));
    } catch (error) {
      if (!(error instanceof TypeError || error instanceof RangeError)) throw error;
    }
  return faults;
}

/** Stands for fields that are missing, so that the others can be checked. */
const unwritten = {
  unit: defaultUnit,
  background: { name: unstatedBackground, colours: ["#ffffff"] },
  editPolicy: {
    background: "unknown",
    retouch: "unknown",
    geometry: "unknown",
    statement: null,
    sources: [],
  },
  notes: [],
  sources: [],
};

function checkGeometry(entry: TemplateEntry, report: Report): void {
  const widthMm = toMm(entry.width, entry.unit, entry.dpi);
  const heightMm = toMm(entry.height, entry.unit, entry.dpi);
  const photo = `the photo (${roundMm(widthMm)}x${roundMm(heightMm)} mm)`;

  const noSize = widthMm < 10 || widthMm > 130 || heightMm < 10 || heightMm > 130;
  if (noSize)
    report(["width"], `${photo} is no size of a document photo.`, "Check width, height, unit and dpi.");
  if (entry.unit === "px" && !(Number.isInteger(entry.width) && Number.isInteger(entry.height)))
    report(["width"], "pixels must be whole numbers.", "Round them or change the unit.");

  const head = headRuleMm(entry.head, heightMm);
  const headUnits = "Check it against the source: millimetres, not pixels or inches; a ratio is 0.7, not 70.";
  const checkHead = (rule: TemplateEntry["head"], path: string[]) => {
    const band = headRuleMm(rule, heightMm);
    if (!rule || !band) return;
    const [low, high] = "minRatio" in rule ? ["minRatio", "maxRatio"] : ["min", "max"];
    if (band.min > band.max) report([...path, low!], `it is above head.${high}.`, "Swap the two.");
    if (band.min <= 0) report([...path, low!], "a head needs a height.", "Write a number above 0.");
    if (band.max >= heightMm)
      report(
        [...path, high!],
        `a head of ${roundMm(band.max)} mm is as tall as ${photo} or taller.`,
        headUnits,
      );
    if (!noSize && band.min > 0 && band.max < heightMm / 4)
      report(
        [...path, high!],
        `a head of ${roundMm(band.max)} mm is less than a quarter of ${photo}.`,
        headUnits,
      );
  };
  checkHead(entry.head, ["head"]);
  const checkBand = (band: TemplateEntry["eyeLine"] | undefined, path: string[]) => {
    if (!band) return;
    if (band.min > band.max) report([...path, "min"], `it is above ${path.at(-1)}.max.`, "Swap the two.");
    if (band.min < 0 || band.max >= heightMm)
      report(path, `it leaves ${photo}.`, "Write millimetres, measured inside the photo.");
  };
  for (const field of ["eyeLine", "topMargin"] as const) checkBand(entry[field], [field]);
  for (const [index, group] of (entry.forChildren?.groups ?? []).entries()) {
    const path = ["forChildren", "groups", String(index)];
    checkHead(group.head ?? null, [...path, "head"]);
    checkBand(group.eyeLine, [...path, "eyeLine"]);
  }
  if (head && entry.topMargin && head.min + entry.topMargin.min > heightMm)
    report(
      ["topMargin"],
      `head and margin together do not fit into ${photo}.`,
      "Check both against the source.",
    );
  if (head && entry.eyeLine && entry.eyeLine.min + head.min / 2 > heightMm + head.min * 0.25)
    report(
      ["eyeLine"],
      `the eyes are so high that the head leaves ${photo}.`,
      "Measure from the lower edge.",
    );

  if (entry.caption && (entry.eyeLine || entry.editPolicy.geometry === "forbidden"))
    report(
      ["caption"],
      "a strip goes neither with an eye line nor with an uncropped photo.",
      "Say it in the notes instead.",
    );
}

/** The head band in mm, converted from shares of the photo's height if necessary. */
export function headRuleMm(
  head: TemplateEntry["head"],
  heightMm: number,
): { min: number; max: number } | null {
  if (!head) return null;
  if ("minRatio" in head) return { min: head.minRatio * heightMm, max: head.maxRatio * heightMm };
  return { min: head.min, max: head.max };
}

type Day = [path: string[], day: string | null];
type Report = (path: string[], problem: string, fix: string) => void;

/** Text copied from HTML can turn "&mp=2" into "∓=2", and programs encode other non-ASCII characters differently. */
function checkAddresses(entry: TemplateEntry, report: Report): void {
  for (const { path, list } of sourceLists(entry))
    for (const [index, { url }] of list.entries()) {
      const [strange] = /[^!-~]/u.exec(url) ?? [];
      if (strange)
        report(
          [...path, String(index), "url"],
          `"${strange}" does not belong into an address.`,
          "Copy the address from the browser; write letters percent-encoded.",
        );
    }
}

/** The schema's date format accepts days that no month has. */
function checkDays(entry: TemplateEntry, report: Report): void {
  const days: Day[] = [
    ...sourceLists(entry).flatMap(({ path, list }) =>
      list.map(({ seen }, index): Day => [[...path, String(index), "seen"], seen]),
    ),
    [["verifiedAt"], entry.verifiedAt],
    [["compiledAt"], entry.compiledAt],
  ];
  for (const [path, day] of days)
    if (day !== null && !isDay(day)) report(path, `there is no day ${day}.`, "Write year, month and day.");
}

function checkDigital({ digital, online, width, height }: TemplateEntry, report: Report): void {
  if (!digital) return;
  for (const field of ["widthPx", "heightPx"] as const) {
    const { min, max }: EntryRange = digital[field] ?? {};
    if (min !== undefined && max !== undefined && min > max)
      report(["digital", field, "min"], `it is above digital.${field}.max.`, "Swap the two.");
  }
  const { minKb, maxKb, aspectRatio, widthPx, heightPx } = digital;
  if (aspectRatio !== undefined && widthPx && heightPx) {
    const ratio = ratioOf(aspectRatio);
    const isTooWide = (widthPx.max ?? Number.POSITIVE_INFINITY) / (heightPx.min ?? 1) < ratio;
    const isTooHigh = (widthPx.min ?? 1) / (heightPx.max ?? Number.POSITIVE_INFINITY) > ratio;
    if (isTooWide || isTooHigh)
      report(
        ["digital", "aspectRatio"],
        "no size inside the pixels has it.",
        "Compare with widthPx and heightPx.",
      );
  }
  if (minKb !== undefined && maxKb !== undefined && minKb >= maxKb)
    report(
      ["digital", "minKb"],
      "it is not below maxKb.",
      "Both are kilobytes of 1000 bytes; check the source.",
    );
  if (!widthPx !== !heightPx)
    report(["digital"], "width or height is missing.", "Give both widthPx and heightPx, or neither.");
  const fileRatio = (widthPx?.min ?? Number.NaN) / (heightPx?.min ?? Number.NaN);
  if (Math.abs(Math.log((fileRatio * height) / width)) > Math.log(1.25))
    report(["digital"], "the file has quite another shape than the print.", "Make two entries of it.");
  if (!online)
    report(
      ["digital"],
      "it rules an upload, yet the photo is not for online use.",
      "Set online to true, or make two entries: the print and the file.",
    );
}

/** Words of the note that stands above the button as the warning of `sizeVaries`. */
const statesSize = /\d × \d|\bsizes?\b|other rules/;

function checkConsistency(entry: TemplateEntry, report: Report): void {
  if (!entry.online && !entry.printable)
    report(
      ["online"],
      "the photo is neither for online use nor for printing.",
      "Set online or printable to true.",
    );
  if (entry.sizeVaries && !statesSize.test(entry.notes[0] ?? ""))
    report(["sizeVaries"], "the first note does not name another size.", "Put the note that does first.");
  if (new Set(entry.background.colours).size !== entry.background.colours.length)
    report(["background", "colours"], "a colour stands there twice.", "Remove one.");
  const named = nearestName(entry.background.colours[0]!);
  const wanted = entry.background.name === unstatedBackground ? "white" : entry.background.name;
  if (wanted in namedColours && named !== wanted)
    report(
      ["background", "name"],
      `the usual colour ${entry.background.colours[0]} is rather ${named}.`,
      "Correct the name, or put the usual colour first.",
    );
  const { background, geometry, statement, sources } = entry.editPolicy;
  const isClaim = background === "keep" || geometry === "forbidden";
  if (isClaim && (statement === null || sources.length === 0))
    report(["editPolicy"], "it refuses edits without saying who does.", "Add statement and sources.");
}

const checks = [
  checkGeometry,
  checkDigital,
  checkConsistency,
  checkChildren,
  checkDays,
  checkAddresses,
  checkSources,
  checkOpenFields,
  checkQuotedNotes,
  checkNotes,
];
