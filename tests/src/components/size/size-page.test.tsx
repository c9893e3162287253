import { afterEach, expect, test } from "@jest/globals";
import { cleanup, screen, within } from "@testing-library/react";
import { FileLimits, type LimitedDocument } from "../../../../src/components/size/file-limits";
import { NearSizes } from "../../../../src/components/size/near-sizes";
import { SheetFigure } from "../../../../src/components/size/sheet-figure";
import { type SizeDocument, SizeDocuments } from "../../../../src/components/size/size-documents";
import { SizeFacts } from "../../../../src/components/size/size-facts";
import type { PhotoSize } from "../../../../src/units/photo-sizes";
import { renderEnglish, renderIn } from "../render";

afterEach(cleanup);

const size = (id: string, widthMm: number, heightMm: number): PhotoSize => ({
  id,
  sizeText: `${widthMm}x${heightMm} mm`,
  widthMm,
  heightMm,
  unit: "mm",
  documentCount: 9,
  countryCount: 3,
  generalUrlPath: null,
});
const plain = (text: string | null) => (text ?? "").replace(/\u00a0/g, " ");

test("a neighbour says how it differs and leads to its page where it has one", () => {
  const nearest = [size("33x48mm", 33, 48), size("35x50mm", 35, 50)];
  renderEnglish(<NearSizes size={size("35x45mm", 35, 45)} nearest={nearest} linked={new Set(["33x48mm"])} />);
  const [first, second] = screen.getAllByRole("listitem");
  expect(plain(first!.textContent)).toBe("33 × 48 mmwidth −2 mm, height +3 mm");
  expect(within(first!).getByRole("link").getAttribute("href")).toBe("/requirements/size/33x48mm");
  expect(plain(second!.textContent)).toBe("35 × 50 mmheight +5 mm");
  expect(within(second!).queryByRole("link")).toBeNull();
});

test("the numbers of documents and countries say what they count", () => {
  renderEnglish(<SizeFacts size={size("35x45mm", 35, 45)} />);
  expect(screen.getByText("Documents that use it").nextSibling?.textContent).toBe("9");
  expect(screen.getByText("Countries that use it").nextSibling?.textContent).toBe("3");
});

test("the sheet shows as many photos as it counts", () => {
  const { container } = renderEnglish(<SheetFigure size={size("35x45mm", 35, 45)} />);
  expect(container.querySelectorAll("use")).toHaveLength(8);
  expect(screen.getByText("Photos on 4 × 6 in").nextSibling?.textContent).toBe("8");
  const { textContent } = screen.getByText("Photos on 4 × 6 in");
  // A size is not broken into lines.
  expect(textContent?.split(" ")).toEqual(["Photos", "on", "4\u00a0×\u00a06\u00a0in"]);
  const label = plain(screen.getByRole("img").getAttribute("aria-label"));
  expect(label).toBe("Photo sheet 4 × 6 in, drawn to scale");
  expect(plain(container.querySelector("figcaption")!.textContent)).toBe(label);
});

test.each(["ara", "bul", "de", "jp"])("a size of paper is not broken into lines in %s", (code) => {
  const { container } = renderIn(code, <SheetFigure size={size("35x45mm", 35, 45)} />);
  const labels = [...container.querySelectorAll("dt")].map(({ textContent }) => textContent ?? "");
  expect(labels.some((label) => label.includes("\u00a0×\u00a0"))).toBe(true);
  expect(labels.filter((label) => /\d\u2069? (×|\p{L})|× \d/u.test(label))).toEqual([]);
});

test("documents stand under their country once, each doubt explained and no other", () => {
  const document = (
    urlPath: string,
    country: string,
    confidence: SizeDocument["confidence"],
  ): SizeDocument => ({
    urlPath,
    country,
    countryName: `Country ${country}`,
    name: urlPath,
    confidence,
  });
  const documents = [
    document("de-passport", "DE", "official"),
    document("de-visa", "DE", "single"),
    document("fr-visa", "FR", "agreed"),
  ];
  const { container } = renderEnglish(<SizeDocuments documents={documents} />);
  expect([...container.querySelectorAll("dt")].map(({ textContent }) => textContent)).toEqual([
    "Country DE",
    "Country FR",
  ]);
  expect([...container.querySelectorAll("dd")].map(({ textContent }) => textContent)).toEqual([
    "de-passport",
    "de-visa*",
    "fr-visa",
  ]);
  expect(container.textContent).toContain("* Not yet confirmed: we found only one source for the size.");
  expect(container.textContent).not.toContain("**");
});

test("file limits go from the smallest to the largest, each with what else is asked of the file", () => {
  const document = (urlPath: string, maxKb: number, minKb: number | null): LimitedDocument => ({
    urlPath,
    country: "XX",
    photoTitle: urlPath,
    listOnly: maxKb > 1000 ? ["file"] : [],
    digital: {
      widthPx: { min: 600, max: null },
      heightPx: { min: 600, max: null },
      minKb,
      maxKb,
      format: "jpeg",
    },
  });
  const documents = [document("b", 5000, null), document("a", 240, 10), document("c", 240, null)];
  const { container } = renderEnglish(<FileLimits documents={documents} />);
  expect([...container.querySelectorAll("dt")].map(({ textContent }) => plain(textContent))).toEqual([
    "Up to 240 kB",
    "Up to 5 MB",
  ]);
  const targets = screen.getAllByRole("link", { name: /^\d/ }).map((link) => link.getAttribute("href")!);
  expect(
    targets.map((target) => container.querySelector(`[id="${target.slice(1)}"]`)?.children.length),
  ).toEqual([2, 1]);
  expect([...container.querySelectorAll("dd li")].map(({ textContent }) => plain(textContent))).toEqual([
    "aAt least 600 × 600 pxJPEG, 10 to 240 kB",
    "cAt least 600 × 600 pxJPEG, at most 240 kB",
    "bAt least 600 × 600 pxJPEG, at most 5 MBThird-party list",
  ]);
});
