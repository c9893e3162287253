import { expect, it } from "@jest/globals";
import sharp from "sharp";
import { drawJpeg } from "../../fixtures/pictures";
import { uniqueCopies } from "../load/unique-copies";
import { makeLedger } from "./ledger";

it("what is being removed is neither kept nor gone until it is answered", () => {
  const ledger = makeLedger();
  for (const name of ["a", "b", "c"]) ledger.uploaded("token", name);
  ledger.removing("a");
  ledger.removing("b");
  ledger.removed("b");
  expect(ledger.kept()).toEqual([{ token: "token", fileName: "c" }]);
  expect(ledger.gone()).toEqual([{ token: "token", fileName: "b" }]);
});

it("what was made from a file goes with it", () => {
  const ledger = makeLedger();
  ledger.uploaded("token", "a");
  ledger.made("token", "made", "a");
  ledger.removing("a");
  expect(ledger.kept()).toEqual([]);
  ledger.removed("a");
  expect(ledger.gone().map(({ fileName }) => fileName)).toEqual(["a", "made"]);
});

it("copies are other bytes of the same picture", async () => {
  const picture = await drawJpeg();
  const next = uniqueCopies(picture);
  const [first, second] = [next(), next()];
  expect(first.equals(second)).toBe(false);
  const pixels = await Promise.all([picture, second].map((bytes) => sharp(bytes).raw().toBuffer()));
  expect(pixels[0]!.equals(pixels[1]!)).toBe(true);
});
