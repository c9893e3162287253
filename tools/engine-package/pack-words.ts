import { languages } from "../../locales/languages";
import type { PackedWords } from "../../photo/package/packed-words";
import { packedTexts } from "../element-package/pack-texts";

const file = "errors:";

const captionRequired = "errors:captionMissing.required";

/**
 * The words of all checks, and those of the notes on documents, in every language.
 * @param notes keys with their file
 */
export const packedWords = (notes: ReadonlySet<string>): PackedWords =>
  Object.fromEntries(
    languages.map(({ code, bcp47 }) => {
      const texts = Object.entries(packedTexts(code, [...notes, captionRequired])).filter(
        ([key]) => key.startsWith(file) || notes.has(key),
      );
      return [bcp47, Object.fromEntries(texts.map(([key, text]) => [key.replace(file, ""), text]))];
    }),
  );
