import type { CropAdjustment } from "../../../../../../photo/core/types";
import "fake-indexeddb/auto";
import { expect, jest, test } from "@jest/globals";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Provider } from "react-redux";
import type { Card } from "../../../../../../contract/card/card";
import type { Template } from "../../../../../../contract/document/template";
import { makePhoto } from "../../../../../../src/features/photo/actions/make";
import {
  outcomeId,
  verdictId,
} from "../../../../../../src/features/photo/components/result/checks/verdict/lead-to-verdict";
import { ResultView } from "../../../../../../src/features/photo/components/result/result-view";
import { selectPhoto } from "../../../../../../src/features/photo/state/photo-slice";
import { templateChosen } from "../../../../../../src/store/site-slice";
import { renderEnglish, texts } from "../../../../components/render";
import { stubImages } from "../../../../images/stub-images";
import { cropSource } from "../../crop-source-fixture";
import { answerPhotoCalls, beginEachAfresh, card, storeWithPhoto } from "../../photo-fixtures";

beginEachAfresh();

const { adjust } = texts.result;
const byHand = { rule: "head-height", verdict: "pass", messageKey: "headHeight", unit: "mm", isManual: true };
const template = {
  urlPath: "de-passport",
  country: "DE",
  countryName: "Germany",
  name: "Passport",
  photoTitle: "Germany passport photo",
  unit: "mm",
  sizeWidth: 35,
  sizeHeight: 45,
  sizeLabel: "35 × 45 mm",
  backgrounds: ["#ffffff"],
  online: true,
  inNotes: [],
  sources: [],
  editPolicy: { geometry: "unknown", background: "unknown", sources: [] },
} as unknown as Template;

/** A finished photo on the page, and what was asked for it. */
async function openResult(cropSourceUrl = "/v5/image/file/s.jpg", movedChecks: Card["checks"] = []) {
  const made: Card = { ...card, cropSource: { ...cropSource, fileName: "s.jpg", url: cropSourceUrl } };
  const checks = [{ ...byHand, measured: 33.5, min: 32, max: 36 }] as Card["checks"];
  const seen = answerPhotoCalls({
    "/v5/passport/template": { data: [] },
    "/v5/card/mask": ({ data }) => {
      if (String(data).includes("lines")) return { data: { ...made, checks } };
      return { data: String(data).includes("adjust") ? { ...made, checks: movedChecks } : made };
    },
  });
  const store = await storeWithPhoto();
  await store.dispatch(makePhoto());
  renderEnglish(
    <Provider store={store}>
      <ResultView />
    </Provider>,
  );
  await waitFor(() => expect(selectPhoto(store.getState()).isRestored).toBe(true));
  act(() => void store.dispatch(templateChosen(template)));
  return seen;
}

/** The photo under the hand, and what is asked for it. */
async function openCorrection(movedChecks: Card["checks"] = []) {
  stubImages(() => true);
  const seen = await openResult(undefined, movedChecks);
  await userEvent.click(await screen.findByRole("button", { name: adjust.open }));
  await screen.findByRole("slider", { name: adjust.lines.crown });
  const asked = (): (CropAdjustment | null)[] =>
    seen
      .filter(({ path }) => path === "/v5/card/mask")
      .slice(1)
      .map(({ data }) => JSON.parse(new URLSearchParams(String(data)).get("adjust") ?? "null"));
  return { asked };
}

const slider = (name: string) => screen.getByRole("slider", { name });
const said = () => screen.getAllByRole("status").map(({ textContent }) => textContent);

test("nothing is moved that cannot be seen: without the picture around the frame the hand waits for it", async () => {
  let isServerThere = false;
  stubImages((src) => isServerThere || !src.includes("around"));
  await openResult("/v5/image/file/around.jpg");
  const opener = () => screen.getByRole("button", { name: adjust.open });
  await waitFor(() => opener());
  jest.useFakeTimers();
  fireEvent.click(opener());
  expect(opener().getAttribute("aria-busy")).toBe("true");
  for (let second = 0; second < 7; second += 1) await act(() => jest.advanceTimersByTimeAsync(1000));
  jest.useRealTimers();
  expect(opener().getAttribute("aria-busy")).toBe("false");
  expect(screen.getByRole("alert").textContent).toContain(texts.errors.failure.connectionTimedOut.title);
  expect(screen.queryByRole("slider")).toBeNull();
  isServerThere = true;
  await userEvent.click(screen.getByRole("button", { name: texts.result.failed.again }));
  expect(await screen.findByRole("slider", { name: adjust.lines.crown })).toBeTruthy();
});

test("the crown is laid by keys, asked for once, said to be the visitor's, and put back", async () => {
  const { asked } = await openCorrection();
  const crown = slider(adjust.lines.crown);
  expect(crown.getAttribute("aria-valuetext")).toBe(adjust.lines.measured);
  crown.focus();
  // At once: a machine that is busy takes longer for a key of userEvent than the hand may rest.
  for (let press = 0; press < 4; press += 1) fireEvent.keyDown(crown, { key: "ArrowDown" });
  expect(crown.getAttribute("aria-valuetext")).toMatch(/^(0\.9|1|1\.1)\smm lower than measured$/);
  expect(said()).toContain(`Set by you: ${adjust.lines.crown}`);
  await waitFor(() => expect(asked()).toHaveLength(1));
  expect(Object.keys(asked()[0]!.lines!)).toEqual(["crown"]);

  await userEvent.click(screen.getByRole("button", { name: adjust.done }));
  expect(await screen.findByText(/^Set by you: 33\.5\smm/)).toBeTruthy();
  expect(screen.getByText(`Set by you: ${adjust.lines.crown}`)).toBeTruthy();

  await userEvent.click(screen.getByRole("button", { name: adjust.open }));
  await userEvent.click(await screen.findByRole("button", { name: adjust.reset }));
  await waitFor(() => expect(asked()).toEqual([expect.anything(), null]));
  expect(slider(adjust.lines.crown).getAttribute("aria-valuetext")).toBe(adjust.lines.measured);
});

test("a correction is undone after the panel was closed and opened again, too", async () => {
  const { asked } = await openCorrection();
  fireEvent.keyDown(slider(adjust.lines.crown), { key: "ArrowDown" });
  await userEvent.click(screen.getByRole("button", { name: adjust.done }));
  await waitFor(() => expect(asked()).toHaveLength(1));
  await userEvent.click(await screen.findByRole("button", { name: adjust.open }));
  const undo = await screen.findByRole("button", { name: adjust.undo });
  expect(undo.getAttribute("aria-disabled")).toBe("false");
  await userEvent.click(undo);
  await waitFor(() => expect(asked()).toEqual([expect.anything(), null]));
  expect(undo.getAttribute("aria-disabled")).toBe("true");
});

test("the correction is left for its verdict, once that is known, which comes into sight if it is above the window", async () => {
  await openCorrection();
  const scrolled: Element[] = [];
  jest.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function (this: Element) {
    scrolled.push(this);
  });
  let top = 20;
  jest
    .spyOn(Element.prototype, "getBoundingClientRect")
    .mockImplementation(() => ({ top, bottom: top + 300 }) as DOMRect);
  const close = async () => {
    await userEvent.click(await screen.findByRole("button", { name: adjust.done }));
    await waitFor(() => expect(document.activeElement?.id).toBe(verdictId));
    expect(screen.queryByText(adjust.working)).toBeNull();
  };
  await close();
  expect(scrolled).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: adjust.open }));
  await screen.findByRole("button", { name: adjust.done });
  top = -300;
  await close();
  expect(scrolled.map(({ id }) => id)).toEqual([outcomeId]);
});

test("what only the correction has caused stands below the photo, with the way back to the position before", async () => {
  const atEdge = {
    ...byHand,
    isManual: undefined,
    rule: "hair-margin",
    verdict: "warn",
    messageKey: "hairMargin",
  };
  const { asked } = await openCorrection([
    { ...atEdge, measured: 0.4, min: 0.5, max: null } as Card["checks"][number],
  ]);
  fireEvent.keyDown(screen.getByRole("application"), { key: "ArrowUp" });
  await userEvent.click(screen.getByRole("button", { name: adjust.done }));
  const since = await screen.findByText(adjust.since);
  expect(document.activeElement).toBe(since);
  const notice = since.closest("[data-kind]")!;
  expect(notice.textContent).toContain(texts.errors.hairMargin.title);
  await userEvent.click(screen.getByRole("button", { name: adjust.back }));
  await waitFor(() => expect(screen.queryByText(adjust.since)).toBeNull());
  await waitFor(() => expect(asked()).toEqual([expect.anything(), null]));
});

test("a dragged line moves alone, stops at its limit, and the frame follows when it is let go", async () => {
  const { asked } = await openCorrection();
  const chin = slider(adjust.lines.chin);
  chin.setPointerCapture = () => {};
  // 4 CSS pixels a millimetre.
  chin.parentElement!.getBoundingClientRect = () => ({ height: 180 }) as DOMRect;
  const others = () =>
    [adjust.lines.crown, adjust.lines.eyes].map((name) =>
      Number.parseFloat(slider(name).style.top).toFixed(3),
    );
  const before = [others(), chin.style.top];
  const point = (clientY: number) => ({ pointerId: 1, button: 0, clientY });
  fireEvent.pointerDown(chin, point(100));
  fireEvent.pointerMove(chin, point(92));
  await waitFor(() => expect(chin.getAttribute("aria-valuetext")).toMatch(/higher/));
  expect(chin.style.top).not.toBe(before[1]);
  expect(others()).toEqual(before[0]);
  fireEvent.pointerMove(chin, point(-200));
  await waitFor(() => expect(said()).toContain(adjust.stop.reach));
  expect(asked()).toEqual([]);
  fireEvent.pointerUp(chin, point(-200));
  expect(others()).not.toEqual(before[0]);
  await waitFor(() => expect(asked()).toHaveLength(1));
  expect(Object.keys(asked()[0]!.lines!)).toEqual(["chin"]);
});
