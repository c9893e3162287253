import { languages } from "../../locales/languages";
import type { PackedWords } from "../../photo/package/check-words";
import { packedTexts } from "../element-package/pack-texts";

const file = "errors:";

/** The words of all checks, in every language. */
export const packedWords = (): PackedWords =>
  Object.fromEntries(
    languages.map(({ code, bcp47 }) => {
      const texts = Object.entries(packedTexts(code)).filter(([key]) => key.startsWith(file));
      return [bcp47, Object.fromEntries(texts.map(([key, text]) => [key.slice(file.length), text]))];
    }),
  );
