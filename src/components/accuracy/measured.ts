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

/** What `npm run eval -- <folder> --json` writes, as far as the page shows it. */
export interface Measured {
  measuredAt: string;
  photos: number;
  goodAcceptedPercent: number;
  badRefusedPercent: number;
  categories: CategoryResult[];
  marks: Record<"crown" | "chin" | "eyes", MarkResult>;
  mattes: MatteResult[];
  mattesOfMaskAlone: MatteResult[];
  geometry: { templates: number; accepted: number; inBandsPercent: number };
  skinTones: {
    rows: {
      skinTone: number;
      photos: number;
      accepted: number;
      verdicts: Record<"pass" | "warn" | "fail" | "not-checked", number>;
    }[];
    differing: unknown[];
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
