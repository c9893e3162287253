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
}

export interface MarkResult {
  files: number;
  medianPercent: number;
  p95Percent: number;
}

/** One defect: how often it was detected where present, and where absent. */
export interface DefectResult {
  /** As named by labels and defect generators. */
  defect: string;
  /** Photographs and generated pictures with this defect. */
  photographs: number;
  made: number;
  /** Refused, asked about or warned of, as the defect requires, by a check for it. */
  caught: number;
  /** Refused by another check. */
  refusedOtherwise: number;
  /** Only warned of where it should have been refused or asked about. */
  onlyTold: number;
  missed: number;
  /** Good photographs without it, and those of them with a false warning. */
  clean: number;
  falseAlarms: number;
}

/** One check over all photos with a known answer. */
export interface CheckResult {
  /** Added at build time. */
  name: CheckName;
  caught: number;
  missed: number;
  falseAlarms: number;
  /** Said nothing where there was nothing to say. */
  quiet: number;
}

/** Photographs that limits were tuned on, and held-out ones. */
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

/** Portraits of people in one group, held out and labelled before the engine saw them. */
export interface PeopleResult {
  group: string;
  goodAccepted: MeasuredShare;
  /** Rejected for a true reason, of those that should be rejected. */
  badRefused: MeasuredShare;
  /** What came of the others that should be rejected: a true question or warning, a rejection for another reason, or nothing. */
  badNotRefused: { told: number; refusedOtherwise: number; silent: number };
  /** A true reason given, whether by a rejection, a question or a warning. */
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

/** The part of the output of `npm run eval -- <folder> --json` that the page shows. */
export interface Measured {
  measuredAt: string;
  /** The day of cut-outs, which take minutes. */
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
  /** Missing in older files. */
  busy?: BusyResult[];
  geometry: {
    measuredAt: string;
    templates: number;
    /** Good portraits, each used for the next document in turn. */
    portraits: number;
    accepted: number;
    inBandsPercent: number;
    /** By check; a photo may be refused by several. */
    refused: Readonly<Record<string, number>>;
  };
  skinTones: {
    measuredAt: string;
    rows: {
      skinTone: number;
      photos: number;
      accepted: number;
      verdicts: Record<"pass" | "warn" | "fail" | "not-checked", number> & { ask?: number };
    }[];
    /** Checks of one person whose verdict differs between skin tones. */
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
