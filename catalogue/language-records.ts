import type { LanguageRecord } from "../contract/content";
import { languages } from "../locales/languages";

/**
 * The drawn pictures of home, guides and requirements; the same in every language, since they contain no text. Each
 * .jpg has a .webp beside it.
 */
const images = {
  modelImage: "/images/model.jpg",
  headerGuideImage: "/images/header-guide.jpg",
  headerExampleImage: "/images/header-example.jpg",
  passportStep1: "/images/passport-step-1.webp",
  passportStep2: "/images/passport-step-2.webp",
  passportStep3: "/images/passport-step-3.webp",
};

export const languageRecords: LanguageRecord[] = languages.map(
  ({ code, englishName, nativeName, bcp47, dir }) => ({
    lang: code,
    name: englishName,
    nativeName,
    bcp47,
    dir,
    ...images,
  }),
);
