import { expect, test } from "@jest/globals";
import { noBreakSpaces } from "../../locales/no-break-spaces";

const shown = (text: string, bcp47: string) => noBreakSpaces(text, bcp47).replaceAll("\u00a0", "~");

test.each([
  [
    "de",
    "ein Bogen von 10 × 15 cm mit 300 dpi, 100 % und 240 kB",
    "ein Bogen von 10~×~15~cm mit 300~dpi, 100~% und 240~kB",
  ],
  ["ru", "35 × 45 мм, 5 МБ, 2 месяца", "35~×~45~мм, 5~МБ, 2 месяца"],
  ["ar", "تعرض قائمة 40 × 60 مم.", "تعرض قائمة 40~×~60~مم."],
  ["en", "2 metres, 3 months, 4 m away", "2 metres, 3 months, 4~m away"],
  ["fr", "« la photo » : 240 ko ; prête ?", "«~la photo~»~: 240~ko~; prête~?"],
  [
    "cs",
    "V Česku a „v celé EU“ (i v USA) s 5 z 8 fotografií",
    "V~Česku a~„v~celé EU“ (i~v~USA) s~5 z~8 fotografií",
  ],
  ["pl", "Tło i twarz, w domu z bliska", "Tło i~twarz, w~domu z~bliska"],
  ["sl", "Fotografija v obrazcu s pravili", "Fotografija v~obrazcu s~pravili"],
  ["cs", "a) první – a: druhá", "a) první – a: druhá"],
  ["de", "Foto a la carte", "Foto a la carte"],
  ["fr", "title: https://a.fr/b?c", "title: https://a.fr/b?c"],
])("%s: %j has no line's end before a unit or beside a mark", (bcp47, text, wanted) => {
  expect(shown(text, bcp47)).toBe(wanted);
  expect(shown(text, bcp47)).toHaveLength(text.length);
});
