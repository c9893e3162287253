import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import blindLabels from "./blind-labels.json";

/** Who is shown, for photographs of people who were labelled before the engine saw them. */
export interface PersonLabels {
  tone: "dark" | "middle" | "light" | null;
  sex: "f" | "m" | null;
  age: "baby" | "child" | "adult" | "older" | null;
  /** What can be seen on the photo: "glasses", "teeth", "harsh" (light) ... */
  seen: string[];
}

/** One file of a folder of labelled photographs; `manifest.json` and `people.json` are lists of these. Other fields are ignored. */
export interface ManifestEntry {
  file: string;
  category: string;
  expected: {
    verdict: "accept" | "reject" | "refuse-upload" | "either" | null;
    /** A pattern (alternatives with "|") for the rule that has to fail. */
    rule?: string | undefined;
    /** A pattern for what has to be said, at least as a warning, whatever the verdict is. */
    tell?: string | undefined;
  } | null;
  /** The same in words. */
  wanted?: string;
  /** File with the true alpha of the whole picture. */
  alpha?: string;
  /** Marks in pixels of the upright picture. */
  annotation?: {
    eye_left_in_picture?: [number, number];
    eye_right_in_picture?: [number, number];
    chin?: [number, number];
    crown?: [number, number];
    /** Top of the hair by the true alpha. */
    crown_y_from_alpha?: number;
    roll_degrees_clockwise?: number;
  };
  person?: PersonLabels | undefined;
}

type PeopleEntry = Omit<ManifestEntry, "person"> & PersonLabels;

/** Names of checks that labels use, and the checks that they mean. */
const checkNames: Record<string, string> = { grey: "colour", tilt: "roll", hat: "head-covering" };

const withOurNames = (pattern = ""): string | undefined =>
  pattern
    .split("|")
    .map((name) => checkNames[name] ?? name)
    .join("|") || undefined;

/**
 * Labels of `people.json` miss much of what can be seen. `blind-labels.json` adds what two readers both wrote down who knew neither these labels nor what
 * the checks had found (28 November 2026, contact sheets of all 418 photographs).
 */
const alsoSeen: Partial<Record<string, string[]>> = blindLabels;

function withOurLabels({ expected, person, ...entry }: ManifestEntry): ManifestEntry {
  const rule = withOurNames(expected?.rule);
  return {
    ...entry,
    expected: expected && { verdict: expected.verdict, tell: expected.tell, rule },
    person: person && { ...person, seen: [...person.seen, ...(alsoSeen[entry.file] ?? [])] },
  };
}

async function readList<Entry>(file: string): Promise<Entry[]> {
  return existsSync(file) ? (JSON.parse(await readFile(file, "utf8")) as Entry[]) : [];
}

/** All labelled photographs of a folder, with the labels of `blind-labels.json`. */
export async function readManifest(folder: string): Promise<ManifestEntry[]> {
  const entries = await readList<ManifestEntry>(join(folder, "manifest.json"));
  const people = await readList<PeopleEntry>(join(folder, "people.json"));
  const ofPeople = people.map(
    ({ tone, sex, age, seen, ...entry }): ManifestEntry => ({ ...entry, person: { tone, sex, age, seen } }),
  );
  return [...entries, ...ofPeople].filter(({ expected }) => expected?.verdict).map(withOurLabels);
}
