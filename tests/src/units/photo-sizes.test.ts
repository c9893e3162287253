import { expect, test } from "@jest/globals";
import { loadTemplates } from "../../../catalogue/templates/load-templates";
import { type LengthUnit, roundMm, toMm } from "../../../contract/document/units";
import { routeGuards } from "../../../src/navigation/route-guards";
import { paths } from "../../../src/paths";
import {
  commonSizes,
  nearestSizes,
  type PhotoSize,
  photoSizes,
  sizePageOf,
} from "../../../src/units/photo-sizes";

const document = (urlPath: string, sizeWidth: number, sizeHeight: number, unit: LengthUnit = "mm") => ({
  urlPath,
  country: urlPath.slice(0, 2) === "st" ? "XX" : urlPath.slice(0, 2).toUpperCase(),
  sizeText: `${sizeWidth}x${sizeHeight} mm`,
  sizeWidth,
  sizeHeight,
  unit,
});

test("sizes are named as people say them, and odd lengths are none", () => {
  const sizes = photoSizes([
    document("us-passport", 50.8, 50.8),
    document("us-foid", 31.8, 38.1),
    document("gb-visa", 50.8, 63.5),
    document("cz-card", 22.5, 27.3),
    document("de-passport", 35, 45),
  ]);
  expect(sizes.map(({ id }) => id).sort()).toEqual(["1-25x1-5in", "2x2-5in", "2x2in", "35x45mm"]);
});

test("a file of 600 × 600 px is no print of 2 × 2 inches, whatever its dpi", () => {
  const documents = [
    document("us-passport", 50.8, 50.8, "inch"),
    document("us-dv-lottery", 50.8, 50.8, "px"),
    document("gb-visa", 50.8, 63.5, "px"),
  ];
  expect(photoSizes(documents)).toMatchObject([{ id: "2x2in", documentCount: 1 }]);
  expect(documents.map(sizePageOf(documents))).toEqual(["2x2in", null, null]);
});

test("general sizes do not count as documents, and tell what to make", () => {
  const [size] = photoSizes([
    document("de-passport", 35, 45),
    document("de-visa", 35, 45),
    document("fr-passport", 35, 45),
    document("std-35x45", 35, 45),
  ]);
  expect(size).toMatchObject({ documentCount: 3, countryCount: 2, generalUrlPath: "std-35x45" });
});

test("neighbours come nearest first, without the size of a single document", () => {
  const sizes = photoSizes([
    ...["de-a", "fr-a"].map((urlPath) => document(urlPath, 35, 45)),
    ...["fi-a", "al-a"].map((urlPath) => document(urlPath, 36, 47)),
    ...["cn-a", "cn-b"].map((urlPath) => document(urlPath, 33, 48)),
    ...["es-a", "es-b"].map((urlPath) => document(urlPath, 26, 32)),
    document("dm-a", 38, 45),
    document("std-40x50", 40, 50),
  ]);
  const size = sizes.find(({ id }) => id === "35x45mm")!;
  expect(nearestSizes(size, sizes).map(({ id }) => id)).toEqual(["36x47mm", "33x48mm", "40x50mm"]);
});

const templates = loadTemplates("content/templates").map(({ urlPath, country, width, height, unit, dpi }) => {
  const [sizeWidth, sizeHeight] = [width, height].map((length) => roundMm(toMm(length, unit, dpi)));
  return { ...document(urlPath, sizeWidth!, sizeHeight!, unit), country };
});
const sizes = photoSizes(templates);

test("the catalogue's twelve commonest sizes each answer: documents, and three neighbours", () => {
  const common = commonSizes(sizes);
  expect(common.slice(0, 5).map(({ id }) => id)).toEqual([
    "35x45mm",
    "2x2in",
    "30x40mm",
    "40x60mm",
    "40x50mm",
  ]);
  expect(common).toHaveLength(12);
  const isThin = (size: PhotoSize) => size.documentCount < 4 || nearestSizes(size, sizes).length < 3;
  expect(common.filter(isThin)).toEqual([]);
  const nearest = nearestSizes(common[0]!, sizes).map(({ id }) => id);
  expect(nearest).toContain("33x48mm");
});

test("every address of a size passes the guard, and no document takes its place", () => {
  for (const { id } of commonSizes(sizes)) routeGuards["valid-id"]!({ pathname: paths.photoSize(id) });
  const taken = new Set([
    ...commonSizes(sizes).map(({ id }) => paths.photoSize(id)),
    "/requirements/size",
    paths.fileLimits,
  ]);
  expect(templates.filter(({ urlPath }) => taken.has(paths.requirement(urlPath)))).toEqual([]);
});
