import "fake-indexeddb/auto";
import { expect, test } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Provider } from "react-redux";
import { OwnSizeCard } from "../../../../../../../src/features/photo/components/start/own-size/own-size-card";
import { useOwnSize } from "../../../../../../../src/features/photo/components/start/own-size/use-own-size";
import { selectPhoto } from "../../../../../../../src/features/photo/state/photo-slice";
import { makeStore } from "../../../../../../../src/store/store";
import { renderEnglish, renderIn, texts } from "../../../../../components/render";
import { beginEachAfresh } from "../../../photo-fixtures";

beginEachAfresh();

const { own } = texts.home.card;
const { drawing, unit } = texts.common;

const Card = ({ asked }: { asked: boolean }) => <OwnSizeCard form={useOwnSize(asked, false)} />;

/** The open card; `asked`: "Get started" was pressed. */
function openCard(asked = false, render: (element: React.ReactElement) => unknown = renderEnglish) {
  const store = makeStore();
  render(
    <Provider store={store}>
      <Card asked={asked} />
    </Provider>,
  );
  return () => selectPhoto(store.getState()).choices;
}

const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
/** What stands under a field, and is read with it. */
function faultOf(name: string) {
  const described = field(name).getAttribute("aria-describedby");
  const read = described && document.getElementById(described)?.cloneNode(true);
  if (!(read instanceof Element)) return null;
  for (const unread of read.querySelectorAll("[aria-hidden]")) unread.remove();
  // Numbers keep together with their units.
  return read.textContent?.replace(/\s/g, " ");
}
async function type(name: string, text: string) {
  await userEvent.click(field(name));
  await userEvent.keyboard(text);
}

test("whoever opens it can type at once", () => {
  openCard();
  expect(document.activeElement).toBe(field(drawing.width));
});

test("a size that can be made is chosen while it is typed, one that cannot is not, and its words stay", async () => {
  const choices = openCard();
  await type(drawing.width, "40");
  await type(drawing.height, "50");
  expect(choices().ownSize).toMatchObject({ width: 40, height: 50, unit: "mm", dpi: 300 });
  await type(drawing.height, "0000");
  expect(choices().ownSize).toBeNull();
  expect(field(drawing.height).value).toBe("500000");
});

test.each([
  [drawing.width, "wide", null, "Enter a number, for example 34.5."],
  [drawing.width, "5000", null, "Allowed: 10 mm to 150 mm"],
  [drawing.width, "9", unit.inch, "Allowed: 0.4 in to 5.9 in"],
  [drawing.width, "9", texts.common.unit.px, "Allowed: 100 px to 2400 px"],
  [drawing.width, "90", own.cm, "Allowed: 1 cm to 15 cm"],
  [own.dpi, "20", null, "Allowed: 72 dpi to 1200 dpi"],
  [own.maxKb, "1", null, "Allowed: 5 kB to 5,000 kB"],
])("%s: “%s” (%s) is told in the unit that was typed", async (name, text, inUnit, fault) => {
  openCard();
  if (inUnit) await userEvent.click(screen.getByRole("radio", { name: inUnit }));
  await userEvent.clear(field(name));
  await type(name, text);
  // A field that was left before is judged while it is typed in.
  if (!inUnit) expect(faultOf(name)).toBeNull();
  await userEvent.click(field(name === drawing.width ? own.dpi : drawing.width));
  expect(faultOf(name)).toBe(fault);
});

test.each(["0", "-1", "abc", "5 m"])(
  "“%s” is told to whoever leaves the field for no other one",
  async (text) => {
    openCard();
    await type(drawing.width, text);
    await userEvent.click(document.body);
    await waitFor(() => expect(faultOf(drawing.width)).toMatch(/^(Enter a number|Allowed: 10 mm)/));
  },
);

test("a largest file below the smallest is told as that", async () => {
  openCard();
  await type(drawing.width, "40");
  await type(drawing.height, "50");
  await type(own.minKb, "200");
  await type(own.maxKb, "100");
  await userEvent.click(field(own.minKb));
  expect(faultOf(own.maxKb)).toBe(own.order);
});

test("an empty field is told only to whoever wants to go on", async () => {
  openCard();
  await userEvent.click(field(own.dpi));
  expect(faultOf(drawing.width)).toBeNull();
});

test("whoever wants to go on is told every fault", () => {
  openCard(true);
  const fault = "Enter a number, for example 34.5.";
  expect([drawing.width, drawing.height].map(faultOf)).toEqual([fault, fault]);
  expect([own.dpi, own.minKb, own.maxKb].map(faultOf)).toEqual([null, null, null]);
});

test("an example and its limits are written as the language writes numbers", () => {
  openCard(true, (element) => renderIn("de", element));
  expect(document.body.textContent).toContain("34,5");
});

test("a background is chosen with the size", async () => {
  const choices = openCard();
  await type(drawing.width, "40");
  await type(drawing.height, "50");
  await userEvent.click(screen.getByRole("radio", { name: own.keep }));
  expect(choices()).toMatchObject({ background: "keep", ownSize: { width: 40 } });
});
