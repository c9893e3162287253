import type { PhotoRule, Verdict } from "../../../photo/core/types";

/** What has to happen to a photo that shows the defect: a refusal, at least the visitor's own word, at least a warning. */
export type Wanted = "refused" | "asked" | "told";

export interface Defect {
  name: string;
  /** The checks that are meant to see it; any of them will do. */
  rules: readonly string[];
  wanted: Wanted;
  /** What the document has to say for it to be a defect. */
  where?: Partial<PhotoRule>;
}

/** Every defect of the confusion table, as people name it, by the name that labels and made defects use. */
export const defects = {
  "dark-glasses": { name: "Sunglasses", rules: ["eyes-visible"], wanted: "refused" },
  "clear-glasses": { name: "Clear glasses", rules: ["glasses"], wanted: "told" },
  "forbidden-glasses": {
    name: "Clear glasses where the document forbids them",
    rules: ["glasses"],
    wanted: "asked",
    where: { glasses: "not-allowed" },
  },
  "covered-head": { name: "Cap, hat, hood or head wrap", rules: ["head-covering"], wanted: "asked" },
  "hair-coloured-hood": {
    name: "Hood in the hair’s colour, forehead free",
    rules: ["head-covering"],
    wanted: "asked",
  },
  hand: { name: "Hand at the face", rules: ["hands", "occlusion"], wanted: "refused" },
  "hand-near": { name: "Hand in the picture, not at the face", rules: ["hands"], wanted: "told" },
  mask: { name: "Face mask", rules: ["occlusion"], wanted: "refused" },
  "hair-over-face": { name: "Hair over the face", rules: ["occlusion", "eyes-visible"], wanted: "told" },
  "wide-open-mouth": { name: "Mouth wide open", rules: ["mouth-closed"], wanted: "refused" },
  teeth: {
    name: "Teeth where the document says neutral",
    rules: ["mouth-closed"],
    wanted: "refused",
    where: { expression: "neutral" },
  },
  smile: { name: "Smile", rules: ["expression", "mouth-closed"], wanted: "told" },
  "closed-eyes": { name: "Closed eyes", rules: ["eyes-open"], wanted: "told" },
  "red-eyes": { name: "Red eyes", rules: ["red-eyes"], wanted: "told" },
  "eyes-aside": { name: "Eyes not on the camera", rules: ["gaze"], wanted: "told" },
  blurred: { name: "Strong blur", rules: ["sharpness"], wanted: "refused" },
  shaken: { name: "Strong shake", rules: ["sharpness"], wanted: "refused" },
  "too-dark": { name: "Four stops too dark", rules: ["exposure", "contrast"], wanted: "refused" },
  "burnt-out": { name: "Burnt out", rules: ["exposure"], wanted: "refused" },
  flat: { name: "An eighth of the contrast", rules: ["contrast"], wanted: "refused" },
  "one-side-black": { name: "One side of the face black", rules: ["lighting"], wanted: "refused" },
  "side-light": { name: "Hard light from one side", rules: ["lighting"], wanted: "told" },
  tinted: { name: "Coloured light", rules: ["natural-colour"], wanted: "told" },
  grey: { name: "Black and white", rules: ["colour"], wanted: "refused" },
  turned: { name: "Head turned", rules: ["yaw", "face-count"], wanted: "told" },
  bent: { name: "Head tipped up or down", rules: ["pitch"], wanted: "told" },
  "damaged-jpeg": { name: "Damaged JPEG", rules: ["integrity", "image-type"], wanted: "refused" },
  "damaged-png": { name: "Damaged PNG", rules: ["image-type", "integrity"], wanted: "refused" },
  "damaged-webp": { name: "Damaged WebP", rules: ["integrity", "image-type"], wanted: "refused" },
  "damaged-avif": { name: "Damaged AVIF", rules: ["integrity", "image-type"], wanted: "refused" },
} as const satisfies Record<string, Defect>;

export type DefectName = keyof typeof defects;

const strength: Record<Verdict, number> = { "not-checked": 0, pass: 0, warn: 1, ask: 2, fail: 3 };
const needed: Record<Wanted, number> = { told: 1, asked: 2, refused: 3 };

/** Whether a verdict is as much as the defect asks for. */
export const isEnough = (verdict: Verdict, wanted: Wanted): boolean => strength[verdict] >= needed[wanted];

/** Whether the visitor hears of it at all. */
export const says = (verdict: Verdict): boolean => strength[verdict] > 0;
