import type { LanguageRecord } from "../../../contract/content";
import { useAppSelector } from "../../store/hooks";
import { selectSite, webpOf } from "../../store/site-slice";

/** Pictures of a language record, from a page query. */
export type LanguagePictures = Pick<
  LanguageRecord,
  | "modelImage"
  | "headerExampleImage"
  | "headerGuideImage"
  | "passportStep1"
  | "passportStep2"
  | "passportStep3"
>;

export interface PictureSource {
  original: string;
  webp: string;
}

/**
 * Pictures of the language call once it has answered; they may be newer than those of the build. A picture that
 * differs from the built one has no known WebP, so `webp` is the original.
 */
export function usePictures(built: LanguagePictures): Record<keyof LanguagePictures, PictureSource> {
  const site = useAppSelector(selectSite);
  const picture = (name: keyof LanguagePictures): PictureSource => {
    const original = site[name] || built[name];
    return { original, webp: original === built[name] ? webpOf(original) : original };
  };
  return {
    modelImage: picture("modelImage"),
    headerExampleImage: picture("headerExampleImage"),
    headerGuideImage: picture("headerGuideImage"),
    passportStep1: picture("passportStep1"),
    passportStep2: picture("passportStep2"),
    passportStep3: picture("passportStep3"),
  };
}
