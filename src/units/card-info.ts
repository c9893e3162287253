import type { Template } from "../../contract/document/template";
import { convertLength, type LengthUnit } from "../../contract/document/units";
import { localStore, readJson } from "../browser/safe-storage";
import { cardPx } from "./convert";

/** The chosen document as it is kept locally (specification, section 3); `w` and `h` are its size in px. */
export interface CardInfo {
  unit: LengthUnit;
  width: number;
  height: number;
  w: number;
  h: number;
  data: { urlPath: string };
}

const key = "cardInfo";

type CardTemplate = Pick<Template, "urlPath" | "width" | "height" | "unit" | "dpi">;

export function cardInfoOf({ urlPath, width, height, unit, dpi }: CardTemplate): CardInfo {
  const px = (length: number) =>
    unit === "px" ? Math.round(length) : cardPx(convertLength(length, unit, "mm", dpi));
  return { unit, width, height, w: px(width), h: px(height), data: { urlPath } };
}

export function keepCardInfo(template: CardTemplate): void {
  localStore.set(key, JSON.stringify(cardInfoOf(template)));
}

export const forgetCardInfo = () => localStore.remove(key);

/** The document chosen on an earlier visit; null when there is none or it cannot be read. */
export const keptCardInfo = (): CardInfo | null =>
  readJson<CardInfo>(localStore, key, ({ data }) => typeof data?.urlPath === "string");
