/** What the site's words need, apart from `thresholds.ts`, whose sources a visitor need not load. */

export const onMarkedHeads = "tools/eval/head-marks.json, along the axis of the head";

/** Output pixels per pixel of the upload, from which on too many would be invented. */
export const mostUpscaling = 1.6;

/** Error of a length that is measured on a finished photo. */
interface MeasurementError {
  unit: "ratio";
  /** Share of the head's height. */
  max: number;
  source: string;
}

/**
 * A length outside its band by less than this only causes a warning, because the true length may lie inside. The crop keeps this
 * distance from the ends of a band if the band is wide enough.
 */
export const measurementErrors = {
  headHeight: {
    unit: "ratio",
    max: 0.02,
    source: `three of four of 13 heads lie within it, 95 % within 2.8 % (${onMarkedHeads})`,
  },
  eyeLine: {
    unit: "ratio",
    max: 0.005,
    source: `95 % of 23 heads lie within 0.44 %, the last at 0.56 % (${onMarkedHeads})`,
  },
  /** Top of the head if the rule measures to the skull, which hair hides. */
  skullTop: {
    unit: "ratio",
    max: 0.02,
    source: `90 % of 17 heads lie within 2.1 %, 95 % within 2.5 % (${onMarkedHeads})`,
  },
  hairTop: {
    unit: "ratio",
    max: 0.011,
    source: "95 % of 36 portraits marked by hand, none of them used to set a limit; half lie within 0.25 %",
  },
  centring: {
    unit: "ratio",
    max: 0.0025,
    source: "95 % of 23 heads lie within 0.22 % (tools/eval/head-marks.json, across the axis)",
  },
} as const satisfies Record<string, MeasurementError>;
