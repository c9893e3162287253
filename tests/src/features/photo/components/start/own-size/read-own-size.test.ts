import { describe, expect, it } from "@jest/globals";
import type { OwnSize } from "../../../../../../../contract/document/own-size";
import {
  emptySize,
  readOwnSize,
  type TypedSize,
  typedOf,
} from "../../../../../../../src/features/photo/components/start/own-size/read-own-size";

const typed: TypedSize = { ...emptySize, width: "40", height: "50" };

describe("a typed size", () => {
  it.each([
    [{}, { width: 40, height: 50, unit: "mm", dpi: 300, minKb: null, maxKb: null }],
    [
      { width: "1,5", height: "2.25", unit: "inch" },
      { width: 1.5, height: 2.25, unit: "inch" },
    ],
    [
      { width: "3,5", height: "4.5", unit: "cm" },
      { width: 35, height: 45, unit: "mm" },
    ],
    [
      { width: "480", height: "640", unit: "px", dpi: "72" },
      { width: 480, height: 640, unit: "px", dpi: 72 },
    ],
    [
      { width: "٤٠", maxKb: " 100 " },
      { width: 40, maxKb: 100 },
    ],
  ] as [Partial<TypedSize>, Partial<OwnSize>][])("with %j is read", (change, size) => {
    expect(readOwnSize({ ...typed, ...change })).toMatchObject({ size, faults: {} });
  });

  it.each([
    [{ width: "" }, "width", "no-number"],
    [{ height: "tall" }, "height", "no-number"],
    [{ width: "0" }, "width", { field: "width", allowed: { min: 10, max: 150 } }],
    [{ height: "5000" }, "height", { field: "height", allowed: { min: 10, max: 150 } }],
    [{ dpi: "30" }, "dpi", { field: "dpi", allowed: { min: 72, max: 1200 } }],
    [{ dpi: "high" }, "dpi", "no-number"],
    [{ minKb: "few" }, "minKb", "no-number"],
    [{ minKb: "200", maxKb: "100" }, "maxKb", { field: "maxKb", allowed: null }],
  ] as [Partial<TypedSize>, keyof TypedSize, unknown][])("with %j is told at %s", (change, field, fault) => {
    expect(readOwnSize({ ...typed, ...change })).toEqual({ size: null, faults: { [field]: fault } });
  });

  it("stands in the fields again as it was read", () => {
    const { size } = readOwnSize({ ...typed, minKb: "20", maxKb: "100" });
    expect(readOwnSize(typedOf(size!, "keep", String)).size).toEqual(size);
  });
});
