import "fake-indexeddb/auto";
import { expect, test } from "@jest/globals";
import { waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { Provider } from "react-redux";
import type { Check, Face } from "../../../../../../../photo/core/types";
import { CheckList } from "../../../../../../../src/features/photo/components/result/checks/check-list";
import { Questions } from "../../../../../../../src/features/photo/components/result/checks/questions";
import { photoMeasured } from "../../../../../../../src/features/photo/state/photo-slice";
import { renderEnglish, texts } from "../../../../../components/render";
import { beginEachAfresh, storeWithPhoto } from "../../../photo-fixtures";

beginEachAfresh();

/** Eyes 200 px apart. */
const face = {
  box: { x: 200, y: 300, width: 400, height: 500 },
  leftEye: [500, 500],
  rightEye: [300, 500],
} as unknown as Face;

const check = (rule: string, messageKey: string, verdict = "warn"): Check =>
  ({ rule, messageKey, verdict, measured: null, min: null, max: null, unit: null }) as Check;

async function show(shown: ReactNode) {
  const store = await storeWithPhoto();
  store.dispatch(photoMeasured({ widthPx: 840, heightPx: 1050 }));
  renderEnglish(<Provider store={store}>{shown}</Provider>);
}

const listed = (...checks: Check[]) => show(<CheckList checks={checks} face={face} />);

test("who is to look for reflections sees the eyes on their own photo", async () => {
  await listed(check("glasses", "reflectionsPossible"));
  expect(document.body.textContent).toContain(texts.errors.reflectionsPossible.title);
  expect(document.body.textContent).toContain(texts.errors.reflections.advice);
  const image = await waitFor(() => {
    const found = document.querySelector("img");
    expect(found?.getAttribute("src")).toMatch(/^blob:/);
    return found!;
  });
  // 420 px of the 840 fill the frame, from column 190 on.
  const { left, top } = image.style;
  expect([left, top].map((length) => Math.round(Number.parseFloat(length)))).toEqual([-45, -228]);
  expect(image.getAttribute("style")).toContain("200%");
});

test("other points have no picture", async () => {
  await listed(check("eyes-visible", "eyesUnclear"), check("glasses", "glasses"));
  expect(document.querySelector("img")).toBeNull();
});

test("who is asked whether the eyes are open sees them", async () => {
  const checks = [check("eyes-open", "eyesClosed", "ask"), check("glasses", "glasses", "ask")];
  await show(<Questions checks={checks} face={face} onAnswer={() => {}} />);
  await waitFor(() => expect(document.querySelectorAll("fieldset img")).toHaveLength(1));
  const asked = document.querySelector("img")!.closest("fieldset")!;
  expect(asked.textContent).toContain(texts.errors.eyesClosed.question);
});

test("who has answered sees the buttons alone, to answer otherwise", async () => {
  const answered = { ...check("eyes-open", "eyesClosed", "pass"), answer: "yes" } as Check;
  await show(<Questions checks={[answered]} face={face} onAnswer={() => {}} />);
  expect(document.querySelectorAll("fieldset button")).toHaveLength(2);
  expect(document.querySelector("img")).toBeNull();
});
