import type { LanguageRecord } from "../contract/content";
import { languages } from "../locales/languages";

/** The drawn pictures of the home page; the same in every language, for there are no words in them. */
const images = {
  modelImage: "/images/model.webp",
  headerGuideImage: "/images/header-guide.webp",
  headerExampleImage: "/images/header-example.webp",
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
