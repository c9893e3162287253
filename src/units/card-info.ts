import type { Template } from "../../contract/document/template";
import { convertLength, type LengthUnit } from "../../contract/document/units";
import { localStore, readJson } from "../browser/safe-storage";
import { cardPx } from "./convert";

/** The locally stored document (specification, section 3); `w` and `h` are its size in px. */
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

export function storeCardInfo(template: CardTemplate): void {
  localStore.set(key, JSON.stringify(cardInfoOf(template)));
}

export const forgetCardInfo = () => localStore.remove(key);

/** The document of an earlier visit; null if there is none or it is invalid. */
export const storedCardInfo = (): CardInfo | null =>
  readJson<CardInfo>(localStore, key, ({ data }) => typeof data?.urlPath === "string");
