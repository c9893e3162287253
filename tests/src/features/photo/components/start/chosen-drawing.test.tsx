import { expect, test } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import { Provider } from "react-redux";
import { isUncroppedFile } from "../../../../../../contract/document/handed-in";
import type { Template } from "../../../../../../contract/document/template";
import { ChosenDrawing } from "../../../../../../src/features/photo/components/start/chosen-drawing";
import { ownTemplate } from "../../../../../../src/features/photo/documents/own-template";
import { templateChosen } from "../../../../../../src/store/site-slice";
import { makeStore } from "../../../../../../src/store/store";
import { renderEnglish, texts } from "../../../../components/render";
import { beginEachAfresh } from "../../photo-fixtures";
import { byUrlPath, germanPassport } from "../../real-documents";

beginEachAfresh();

/** Home's drawing with this document chosen. */
function draw(template: Template | null) {
  const store = makeStore();
  renderEnglish(
    <Provider store={store}>
      <ChosenDrawing />
    </Provider>,
  );
  act(() => void store.dispatch(templateChosen(template)));
}

/** Numbers keep together with their units. */
const plain = (text?: string | null) => text?.replace(/\s/g, " ");
const title = () => plain(screen.getByRole("heading", { level: 2 }).textContent);
/** The lengths in the legend. */
const lengths = () => screen.getAllByRole("definition").map(({ textContent }) => plain(textContent));
const picture = () => plain(screen.getByRole("img").getAttribute("aria-label"));
const unit = () =>
  screen.getAllByRole<HTMLInputElement>("radio").find(({ checked }) => checked)?.parentElement?.textContent;

test("before a document is chosen the commonest size is drawn, and called an example", () => {
  draw(null);
  expect(title()).toBe("Example: 35 × 45 mm");
  expect(picture()).toContain("35 × 45 mm");
  expect(unit()).toBe(texts.common.unit.mm);
});

test.each([
  ["us-passport-online", "own picture, not cropped"],
  ["gb-passport-online", "at least 600 × 750 px"],
  ["ca-citizenship-online", "at least 420 × 540 px"],
])("%s, whose file is not cropped, has words instead of a drawing", (urlPath, words) => {
  draw(byUrlPath.get(urlPath)!);
  expect(plain(document.body.textContent)).toContain(words);
  expect(screen.queryByRole("img")).toBeNull();
});

test("a chosen document is drawn under its own title", () => {
  draw(germanPassport);
  expect(title()).toBe(germanPassport.photoTitle);
  expect(picture()).toContain(germanPassport.photoTitle);
  expect(picture()).toContain(plain(germanPassport.sizeLabel));
});

test.each(
  [...byUrlPath.values()]
    .filter((template) => template.unit === "px" && !isUncroppedFile(template))
    .map((template) => [template.urlPath, template]),
)("%s is drawn in whole pixels, and no other unit is offered", (_, template) => {
  draw(template as Template);
  const { width, height } = template as Template;
  expect(lengths().slice(0, 2)).toEqual([`${width} px`, `${height} px`]);
  for (const length of lengths()) expect(length).toMatch(/^(≈ )?\d+(–\d+)? px$/);
  expect(screen.queryByRole("radio")).toBeNull();
  const { textContent } = screen.getByRole("img");
  expect(textContent).toContain(String(width));
  expect(textContent).not.toMatch(/\d\.\d/);
});

test("a document in millimetres is drawn in inches too", () => {
  draw(germanPassport);
  expect(lengths().slice(0, 2)).toEqual(["35 mm", "45 mm"]);
  act(() => screen.getByLabelText<HTMLInputElement>(texts.common.unit.inch).click());
  expect(lengths()[0]).toBe("1.38 in");
});

test("an own size in pixels is drawn in them", () => {
  const size = { width: 480, height: 640, unit: "px", dpi: 72 } as const;
  draw(ownTemplate({ ...size, minKb: null, maxKb: null }, "#ffffff", "en"));
  expect(lengths().slice(0, 2)).toEqual(["480 px", "640 px"]);
});

test("a document whose authority uses inches is drawn in them", () => {
  draw(byUrlPath.get("us-passport")!);
  expect([unit(), picture()]).toEqual([texts.common.unit.inch, expect.stringContaining("2 × 2 in")]);
});

test.each([
  ["inch", texts.common.unit.inch],
  ["mm", texts.common.unit.mm],
] as const)("an own size in %s is drawn in it, without the name of a document", (wanted, shown) => {
  const edge = wanted === "inch" ? 2 : 50;
  const size = { width: edge, height: edge, unit: wanted, dpi: 300 };
  draw(ownTemplate({ ...size, minKb: null, maxKb: null }, "#ffffff", "en"));
  expect(unit()).toBe(shown);
  expect(picture()).not.toContain(texts.common.drawing.label.split("{{")[0]);
});
