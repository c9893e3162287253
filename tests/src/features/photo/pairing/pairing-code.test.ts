import { describe, expect, it, test } from "@jest/globals";
import {
  pairingAddress,
  pairingCodeParam,
  readPairingCode,
  writePairingCode,
} from "../../../../../src/features/photo/pairing/pairing-code";

describe("a code as it is typed", () => {
  it.each(["7k3m9q2x", "7K3M-9Q2X", " 7k3m 9q2x ", "7K3M–9Q2X"])("%j is a code", (typed) => {
    expect(readPairingCode(typed)).toBe("7k3m9q2x");
  });

  it("of files for the phone has a third group", () => {
    expect(readPairingCode("7K3M-9Q2X-M9G1")).toBe("7k3m9q2xm9g1");
    expect(writePairingCode("7k3m9q2xm9g1")).toBe("7K3M-9Q2X-M9G1");
  });

  it("may have the letters that look like its digits", () => {
    expect(readPairingCode("OI2L-0000")).toBe("01210000");
  });

  it.each(["", "7k3m", "7k3m9q2x7", "7k3m9q2xm9g12", "7k3m9q2u"])("%j is none", (typed) => {
    expect(readPairingCode(typed)).toBeNull();
  });
});

test("an address asks for what is shown beside it", () => {
  const home = "https://example.org/de";
  expect(pairingAddress(home)).toBe("https://example.org/de?pair");
  const { search } = new URL(pairingAddress(home, "7k3m9q2x"));
  expect([pairingCodeParam(search), writePairingCode("7k3m9q2x")]).toEqual(["7k3m9q2x", "7K3M-9Q2X"]);
  expect([
    pairingCodeParam("?pair"),
    pairingCodeParam("?pair=wrong"),
    pairingCodeParam("?document=x"),
  ]).toEqual(["", "", null]);
});
