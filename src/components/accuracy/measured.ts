import type { CheckName } from "./check-names";

/** One row of `npm run eval -- <folder> --json`: photographs of one kind. */
export interface CategoryResult {
  category: string;
  files: number;
  /** "20/20", or empty where none of this kind should pass. */
  acceptedOfGood: string;
  refusedOfBad: string;
  openAccepted: number;
  openRefused: number;
  crashed: number;
}

export interface MatteResult {
  framePercent: number;
  bandPercent: number;
  hairPercent: number;
  sadThousand: number;
  mse: number;
  gradientThousand: number;
}

export interface MarkResult {
  files: number;
  medianPercent: number;
  p95Percent: number;
}

/** One defect: how often it was seen where it was, and where it was not. */
export interface DefectResult {
  /** As labels and made defects name it. */
  defect: string;
  /** Photographs and made pictures that show it. */
  photographs: number;
  made: number;
  /** Refused, asked about or told of, as the defect asks, by a check that is meant to see it. */
  caught: number;
  /** Not by that check, but the photo was refused. */
  refusedOtherwise: number;
  /** Only warned of where it should have been refused or asked about. */
  onlyTold: number;
  missed: number;
  /** Good photographs without it, and those of them that were told of it. */
  clean: number;
  falseAlarms: number;
}

/** One check over all photos of which it is known whether it should speak. */
export interface CheckResult {
  /** Id of the check. */
  rule: string;
  /** Added during the build. */
  name: CheckName;
  photos: number;
  caught: number;
  missed: number;
  falseAlarms: number;
  rightPercent: number;
}

/** The photographs on which limits were set, and those on which they were not. */
export interface PartResult {
  part: string;
  files: number;
  right: string;
  warnedPercent: number;
}

/** A share with its 95 % confidence interval. */
export interface MeasuredShare {
  part: number;
  whole: number;
  fromPercent: number;
  toPercent: number;
}

/** Portraits of people in one group, kept aside and labelled before the engine saw them. */
export interface PeopleResult {
  group: string;
  goodAccepted: MeasuredShare;
  badExplained: MeasuredShare;
  unexplained: MeasuredShare;
}

/** People with a known outline over one drawn background. */
export interface BusyResult {
  background: string;
  people: number;
  framePercent: number;
  bandPercent: number;
  leftoverPercent: number;
  holesPercent: number;
}

/** What `npm run eval -- <folder> --json` writes, as far as the page shows it. */
export interface Measured {
  measuredAt: string;
  /** The day of lengths and cut-outs, which take minutes. */
  slowMeasuredAt: string;
  photos: number;
  categories: CategoryResult[];
  split: PartResult[];
  people: PeopleResult[];
  defects: { all: DefectResult[]; keptAside: DefectResult[] };
  checks: CheckResult[];
  marks: Record<"crown" | "chin" | "eyes", MarkResult>;
  mattes: MatteResult[];
  mattesOfMaskAlone: MatteResult[];
  /** Missing in files that are older than the table. */
  busy?: BusyResult[];
  geometry: { templates: number; accepted: number; inBandsPercent: number };
  skinTones: {
    measuredAt: string;
    rows: {
      skinTone: number;
      photos: number;
      accepted: number;
      verdicts: Record<"pass" | "warn" | "fail" | "not-checked", number> & { ask?: number };
    }[];
    /** Checks of one person that came out otherwise in another tone: the verdict of each tone. */
    differing: { person: number; rule: string; verdicts: string[] }[];
  };
}

/** What `npm run bench -- <folder> --json` writes: 12 megapixel JPEG files through one warm worker. */
export interface Speed {
  measuredAt: string;
  processor: string;
  cores: number;
  node: string;
  photos: number;
  wallMs: { medianMs: number; p95Ms: number };
  processorMs: { medianMs: number; p95Ms: number };
  workerMb: number;
}
