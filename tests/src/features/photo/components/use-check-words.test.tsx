import "fake-indexeddb/auto";
import { expect, test } from "@jest/globals";
import { act, cleanup, screen } from "@testing-library/react";
import { Provider } from "react-redux";
import type { Template } from "../../../../../contract/document/template";
import type { Check } from "../../../../../photo/core/types";
import { childFaceKey } from "../../../../../src/features/photo/child-face";
import { useCheckWords } from "../../../../../src/features/photo/components/use-check-words";
import { choicesChanged } from "../../../../../src/features/photo/state/photo-slice";
import { templateChosen } from "../../../../../src/store/site-slice";
import { renderEnglish, texts } from "../../../components/render";
import { beginEachAfresh, storeWithPhoto } from "../photo-fixtures";
import { byUrlPath } from "../real-documents";

beginEachAfresh();
const { errors } = texts;

function Words({ check }: { check: Partial<Check> }) {
  const { title, phrase, advice } = useCheckWords()(check as Check);
  return <p>{[title, phrase, advice].join(" | ")}</p>;
}

async function wordsOf(check: Partial<Check>, statement: string | null = null, isChild = false) {
  const store = await storeWithPhoto();
  const template = {
    ...{ urlPath: "in-neet", unit: "mm", sizeWidth: 35, sizeHeight: 45, online: true, sources: [] },
    editPolicy: { background: "unknown", statement, sources: [] },
  };
  store.dispatch(templateChosen(template as unknown as Template));
  store.dispatch(choicesChanged({ isChild }));
  renderEnglish(
    <Provider store={store}>
      <Words check={check} />
    </Provider>,
  );
  await act(async () => {});
  return screen.getByText(/ \| /).textContent;
}

const replaced = { rule: "background", verdict: "warn", messageKey: "backgroundReplaced" } as const;
const asked = { rule: "glasses", verdict: "ask", messageKey: "glasses" } as const;

test("a replaced background is told with what the authority says of edits, where it says something", async () => {
  const { name, advice } = errors.backgroundReplaced;
  expect(await wordsOf(replaced, "No filters.")).toBe(`${name} |  | No filters. ${advice}`);
});

test("where it says nothing, that is what is told", async () => {
  const { title, advice } = errors.backgroundReplaced;
  expect(await wordsOf(replaced)).toBe(`${title} |  | ${advice}`);
});

test.each([
  [true, errors.glasses.ofChild],
  [false, errors.glasses.title],
])("a question is for the parent of a small child (%s): %s", async (isChild, title) => {
  // What to do depends on the answer.
  expect(await wordsOf(asked, null, isChild)).toBe(`${title} |  | `);
});

test("advice about a baby speaks to its parent", async () => {
  const { alone, eyes, face } = texts.photo.child;
  const hand = { rule: "hands", verdict: "fail", messageKey: "handOverFace" } as const;
  const turned = { rule: "yaw", verdict: "fail", messageKey: "faceToLeft" } as const;
  expect(await wordsOf(hand, null, true)).toBe(`${errors.handOverFace.title} |  | ${alone}`);
  cleanup();
  expect(await wordsOf(turned, null, true)).toBe(`${errors.frontCamera.turned} |  | ${face}`);
  cleanup();
  const unclear = { rule: "eyes-visible", verdict: "warn", messageKey: "eyesUnclear" } as const;
  expect(await wordsOf(unclear, null, true)).toBe(`${errors.eyesUnclear.title} |  | ${eyes}`);
});

test("a child's background is told in the required colour, and an open mouth is told to be closed", async () => {
  const wall = { rule: "background", verdict: "fail", messageKey: "backgroundColour" } as const;
  const mouth = { rule: "mouth-closed", verdict: "warn", messageKey: "mouthOpen" } as const;
  const { plainSheet } = texts.camera.guide;
  expect(await wordsOf(wall, null, true)).toBe(`${errors.backgroundColour.title} |  | ${plainSheet}`);
  cleanup();
  expect(await wordsOf(mouth, null, true)).toContain(texts.photo.child.face);
  expect(childFaceKey(byUrlPath.get("gb-passport")!)).toBe("child.faceFree");
  expect(childFaceKey(byUrlPath.get("gb-passport")!, "mouth-closed")).toBe("child.faceEyesFree");
});

test("where the head counts to the top of the hair, no crown is spoken of", async () => {
  const store = await storeWithPhoto();
  store.dispatch(templateChosen(byUrlPath.get("us-passport")!));
  const check = {
    rule: "head-height-certain",
    verdict: "warn",
    measured: 33.9,
    min: 29,
    max: 34,
    unit: "mm",
  };
  for (const messageKey of ["headHeightUncertain", "lineOffHead"] as const)
    renderEnglish(
      <Provider store={store}>
        <Words check={{ ...check, messageKey } as Check} />
      </Provider>,
    );
  await act(async () => {});
  const { close, hairAdvice } = errors.headHeightUncertain;
  expect(screen.getAllByText(/ \| /).map(({ textContent }) => textContent)).toEqual([
    `${close} |  | ${hairAdvice}`,
    `${errors.lineOffHead.title} |  | ${errors.lineOffHead.hairAdvice}`,
  ]);
});
