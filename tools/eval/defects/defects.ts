import type { PhotoRule, Verdict } from "../../../photo/core/types";

/** What has to happen to a photo that shows the defect: a refusal, at least the visitor's own word, at least a warning. */
export type Wanted = "refused" | "asked" | "told";

export interface Defect {
  /** The checks that are meant to see it; any of them will do. */
  rules: readonly string[];
  wanted: Wanted;
  /** What the document has to say for it to be a defect. */
  where?: Partial<PhotoRule>;
}

/** Every defect of the confusion table, by the name that labels and made defects use; `locales/<code>/accuracy.json` has the words. */
export const defects = {
  "dark-glasses": { rules: ["eyes-visible"], wanted: "refused" },
  "clear-glasses": { rules: ["glasses"], wanted: "told" },
  "forbidden-glasses": {
    rules: ["glasses"],
    wanted: "asked",
    where: { glasses: "not-allowed" },
  },
  "covered-head": { rules: ["head-covering"], wanted: "asked" },
  "hair-coloured-hood": {
    rules: ["head-covering"],
    wanted: "asked",
  },
  hand: { rules: ["hands", "occlusion"], wanted: "refused" },
  "hand-near": { rules: ["hands"], wanted: "told" },
  mask: { rules: ["occlusion"], wanted: "refused" },
  "hair-over-face": { rules: ["occlusion", "eyes-visible"], wanted: "told" },
  "wide-open-mouth": { rules: ["mouth-closed"], wanted: "refused" },
  teeth: {
    rules: ["mouth-closed"],
    wanted: "refused",
    where: { expression: "neutral" },
  },
  smile: { rules: ["expression", "mouth-closed"], wanted: "told" },
  "closed-eyes": { rules: ["eyes-open"], wanted: "told" },
  "squeezed-eyes": { rules: ["eyes-open"], wanted: "told" },
  "red-eyes": { rules: ["red-eyes"], wanted: "told" },
  "eyes-aside": { rules: ["gaze"], wanted: "told" },
  blurred: { rules: ["sharpness"], wanted: "refused" },
  shaken: { rules: ["sharpness"], wanted: "refused" },
  "too-dark": { rules: ["exposure", "contrast"], wanted: "refused" },
  "burnt-out": { rules: ["exposure"], wanted: "refused" },
  flat: { rules: ["contrast"], wanted: "refused" },
  "one-side-black": { rules: ["lighting"], wanted: "refused" },
  "side-light": { rules: ["lighting"], wanted: "told" },
  tinted: { rules: ["natural-colour"], wanted: "told" },
  grey: { rules: ["colour"], wanted: "refused" },
  turned: { rules: ["yaw", "face-count"], wanted: "told" },
  bent: { rules: ["pitch"], wanted: "told" },
  "damaged-jpeg": { rules: ["integrity", "image-type"], wanted: "refused" },
  "damaged-png": { rules: ["image-type", "integrity"], wanted: "refused" },
  "damaged-webp": { rules: ["integrity", "image-type"], wanted: "refused" },
  "damaged-avif": { rules: ["integrity", "image-type"], wanted: "refused" },
} as const satisfies Record<string, Defect>;

export type DefectName = keyof typeof defects;

const strength: Record<Verdict, number> = { "not-checked": 0, pass: 0, warn: 1, ask: 2, fail: 3 };
const needed: Record<Wanted, number> = { told: 1, asked: 2, refused: 3 };

/** Whether a verdict is as much as the defect asks for. */
export const isEnough = (verdict: Verdict, wanted: Wanted): boolean => strength[verdict] >= needed[wanted];

/** Whether the visitor hears of it at all. */
export const says = (verdict: Verdict): boolean => strength[verdict] > 0;
