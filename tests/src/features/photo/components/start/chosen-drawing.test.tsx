import { expect, test } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import { Provider } from "react-redux";
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
/** What stands beside the drawing. */
const beside = () => plain(document.querySelector("p > bdi")?.textContent);
const picture = () => plain(screen.getByRole("img").getAttribute("aria-label"));
const unit = () =>
  screen.getAllByRole<HTMLInputElement>("radio").find(({ checked }) => checked)?.parentElement?.textContent;

test("before a document is chosen the commonest size is drawn, and called an example", () => {
  draw(null);
  expect(title()).toBe("Example: 35 × 45 mm");
  expect(picture()).toContain("35 × 45 mm");
  expect(unit()).toBe(texts.common.unit.mm);
});

test("a chosen document is drawn under its own title", () => {
  draw(germanPassport);
  expect(title()).toBe(germanPassport.photoTitle);
  expect(picture()).toContain(germanPassport.photoTitle);
  expect(picture()).toContain(plain(germanPassport.sizeLabel));
});

test("what is never printed has its pixels beside the drawing", () => {
  const inPixels = [...byUrlPath.values()].find(({ unit }) => unit === "px")!;
  draw(inPixels);
  expect(beside()).toBe(plain(inPixels.sizeLabel));
});

test("a document in millimetres says its size in the drawing alone", () => {
  draw(germanPassport);
  expect(beside()).toBeUndefined();
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
