import { expect, it } from "@jest/globals";
import { readCode } from "../../../../src/features/outcome/read-code";

const code = "de-passport-7k3m9q2xm9g1h0ra8wz";

it.each([
  code,
  ` ${code.toUpperCase()}\n`,
  `${code}-35x45mm.jpg`,
  `${code}-35x45mm-br-passport-50x70mm-sheet-10x15cm.jpg`,
  `${code}-35x45mm (1).jpg`,
  `${code}-report.pdf`,
  `C:\\Users\\me\\${code}-35x45mm.jpg`,
  `https://photo.example/de/accepted?code=${code}`,
])("reads the code in %j", (text) => expect(readCode(text)).toBe(code));

it.each(["", "de-passport", code.slice(0, -1), `${code}0`, "de-passport-35x45mm.jpg", "my photo.jpg"])(
  "finds none in %j",
  (text) => expect(readCode(text)).toBeNull(),
);
