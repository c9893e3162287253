import { pseudoLanguages } from "./pseudo-languages";

/**
 * The only table of languages. `prefix` is the first path segment of an address (and the name of the locales folder;
 * English has no prefix and its folder is `en`), `bcp47` is for browsers, `Intl` and search engines. Never pass a
 * prefix to `Intl`: "slo" would be Slovak, and "jp" is not a language.
 */
export interface Language {
  prefix: string;
  /** The prefix as a folder name and query value: "en" for English. */
  code: string;
  bcp47: string;
  dir: "ltr" | "rtl";
  englishName: string;
  nativeName: string;
}

export const languages: readonly Language[] = [
  { prefix: "", code: "en", bcp47: "en", dir: "ltr", englishName: "English", nativeName: "English" },
  { prefix: "ara", code: "ara", bcp47: "ar", dir: "rtl", englishName: "Arabic", nativeName: "العربية" },
  { prefix: "bul", code: "bul", bcp47: "bg", dir: "ltr", englishName: "Bulgarian", nativeName: "Български" },
  { prefix: "cs", code: "cs", bcp47: "cs", dir: "ltr", englishName: "Czech", nativeName: "Čeština" },
  { prefix: "dan", code: "dan", bcp47: "da", dir: "ltr", englishName: "Danish", nativeName: "Dansk" },
  { prefix: "de", code: "de", bcp47: "de", dir: "ltr", englishName: "German", nativeName: "Deutsch" },
  { prefix: "el", code: "el", bcp47: "el", dir: "ltr", englishName: "Greek", nativeName: "Ελληνικά" },
  { prefix: "est", code: "est", bcp47: "et", dir: "ltr", englishName: "Estonian", nativeName: "Eesti" },
  { prefix: "fin", code: "fin", bcp47: "fi", dir: "ltr", englishName: "Finnish", nativeName: "Suomi" },
  { prefix: "fr-fr", code: "fr-fr", bcp47: "fr", dir: "ltr", englishName: "French", nativeName: "Français" },
  { prefix: "hi", code: "hi", bcp47: "hi", dir: "ltr", englishName: "Hindi", nativeName: "हिन्दी" },
  { prefix: "hu", code: "hu", bcp47: "hu", dir: "ltr", englishName: "Hungarian", nativeName: "Magyar" },
  { prefix: "it", code: "it", bcp47: "it", dir: "ltr", englishName: "Italian", nativeName: "Italiano" },
  { prefix: "jp", code: "jp", bcp47: "ja", dir: "ltr", englishName: "Japanese", nativeName: "日本語" },
  { prefix: "kor", code: "kor", bcp47: "ko", dir: "ltr", englishName: "Korean", nativeName: "한국어" },
  { prefix: "nl", code: "nl", bcp47: "nl", dir: "ltr", englishName: "Dutch", nativeName: "Nederlands" },
  { prefix: "pl", code: "pl", bcp47: "pl", dir: "ltr", englishName: "Polish", nativeName: "Polski" },
  {
    prefix: "pt",
    code: "pt",
    bcp47: "pt-BR",
    dir: "ltr",
    englishName: "Brazilian Portuguese",
    nativeName: "Português (Brasil)",
  },
  { prefix: "rom", code: "rom", bcp47: "ro", dir: "ltr", englishName: "Romanian", nativeName: "Română" },
  { prefix: "ru-ru", code: "ru-ru", bcp47: "ru", dir: "ltr", englishName: "Russian", nativeName: "Русский" },
  {
    prefix: "slo",
    code: "slo",
    bcp47: "sl",
    dir: "ltr",
    englishName: "Slovenian",
    nativeName: "Slovenščina",
  },
  { prefix: "spa", code: "spa", bcp47: "es", dir: "ltr", englishName: "Spanish", nativeName: "Español" },
  { prefix: "swe", code: "swe", bcp47: "sv", dir: "ltr", englishName: "Swedish", nativeName: "Svenska" },
  { prefix: "th", code: "th", bcp47: "th", dir: "ltr", englishName: "Thai", nativeName: "ไทย" },
  { prefix: "tr", code: "tr", bcp47: "tr", dir: "ltr", englishName: "Turkish", nativeName: "Türkçe" },
  {
    prefix: "uk-ua",
    code: "uk-ua",
    bcp47: "uk",
    dir: "ltr",
    englishName: "Ukrainian",
    nativeName: "Українська",
  },
  {
    prefix: "vie",
    code: "vie",
    bcp47: "vi",
    dir: "ltr",
    englishName: "Vietnamese",
    nativeName: "Tiếng Việt",
  },
  {
    prefix: "zh",
    code: "zh",
    bcp47: "zh-Hans",
    dir: "ltr",
    englishName: "Simplified Chinese",
    nativeName: "简体中文",
  },
  {
    prefix: "zh-tw",
    code: "zh-tw",
    bcp47: "zh-Hant",
    dir: "ltr",
    englishName: "Traditional Chinese",
    nativeName: "繁體中文",
  },
  ...pseudoLanguages,
];

export const defaultLanguage = languages[0]!;

/** The language of a code ("en", "de", "jp"); undefined if unknown. */
export const languageOfCode = (code: string): Language | undefined => languages.find((l) => l.code === code);
