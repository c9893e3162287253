import "fake-indexeddb/auto";
import { expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { Provider } from "react-redux";
import type { MessageKey } from "../../../../../../photo/core/findings";
import type { Check } from "../../../../../../photo/core/types";
import { ShotThumbnail } from "../../../../../../src/features/photo/components/shots/shot-thumbnail";
import { templateChosen } from "../../../../../../src/store/site-slice";
import { renderEnglish, texts } from "../../../../components/render";
import { beginEachAfresh, photoOf, storeWithPhoto } from "../../photo-fixtures";
import { byUrlPath } from "../../real-documents";

beginEachAfresh();
const { errors } = texts;

test.each([
  ["upscaled", "warn", errors.upscaled.ahead],
  ["multipleFaces", "fail", errors.multipleFaces.plain],
] as const)(
  "a photo of which nothing is made yet says what is to come: %s",
  async (messageKey, verdict, said) => {
    const store = await storeWithPhoto();
    const check = { messageKey: messageKey satisfies MessageKey, verdict } as Check;
    const precheck = { urlPath: "de-passport", isChild: false, checks: [check] };
    renderEnglish(
      <Provider store={store}>
        <ShotThumbnail
          shot={{ photo: photoOf(store).photo!, refusal: null, precheck }}
          isBest={false}
          isUsed
          onChoose={() => {}}
        />
      </Provider>,
    );
    expect(screen.getByRole("button").textContent).toContain(said);
  },
);

test("a photo is told apart from the next by what it is ranked by, each fault once and three at most", async () => {
  const store = await storeWithPhoto();
  const keys: MessageKey[] = ["upscaled", "gazeAway", "expression", "expression", "blurred"];
  const checks = keys.map((messageKey) => ({ messageKey, verdict: "warn" }) as Check);
  renderEnglish(
    <Provider store={store}>
      <ShotThumbnail
        shot={{
          photo: photoOf(store).photo!,
          refusal: null,
          precheck: { urlPath: "de-passport", isChild: false, checks },
        }}
        isBest={false}
        isUsed={false}
        onChoose={() => {}}
      />
    </Provider>,
  );
  const told = screen.getByRole("button").textContent!;
  const said = [errors.blurred, errors.gazeAway, errors.expression, errors.upscaled].map(
    ({ title }) => told.split(title).length - 1,
  );
  expect(said).toEqual([1, 1, 1, 0]);
});

test("a finished photo says what its result says, with what was done to it, and what refuses it apart", async () => {
  const store = await storeWithPhoto();
  const fault = (messageKey: MessageKey, verdict: string) => ({ messageKey, verdict }) as Check;
  renderEnglish(
    <Provider store={store}>
      <ShotThumbnail
        shot={{
          photo: photoOf(store).photo!,
          refusal: null,
          precheck: {
            ...{ urlPath: "de-passport", isChild: false, checks: [fault("gazeAway", "warn")] },
            finished: { faults: [fault("blurred", "fail"), fault("upscaled", "warn")], isMade: true },
          },
        }}
        isBest={false}
        isUsed
        onChoose={() => {}}
      />
    </Provider>,
  );
  const told = screen.getByRole("button").textContent!;
  expect(told).not.toContain(errors.gazeAway.title);
  expect(screen.getByText(errors.blurred.title).closest("[data-grave]")!.getAttribute("data-grave")).toBe(
    "true",
  );
  expect(screen.getByText(errors.upscaled.title).closest("[data-grave]")!.getAttribute("data-grave")).toBe(
    "false",
  );
});

test("where the authority says something of edits, no photo says that no rule was found", async () => {
  const store = await storeWithPhoto();
  store.dispatch(templateChosen(byUrlPath.get("schengen-visa")!));
  const checks = [{ messageKey: "backgroundReplaced", verdict: "warn" } as Check];
  renderEnglish(
    <Provider store={store}>
      <ShotThumbnail
        shot={{
          photo: photoOf(store).photo!,
          refusal: null,
          precheck: { urlPath: "schengen-visa", isChild: false, checks },
        }}
        isBest
        isUsed
        onChoose={() => {}}
      />
    </Provider>,
  );
  const told = screen.getByRole("button").textContent!;
  expect(told).toContain(errors.backgroundReplaced.name);
  expect(told).not.toContain(errors.backgroundReplaced.title);
});

test("a background that is refused is one fault, as in the verdict", async () => {
  const store = await storeWithPhoto();
  const keys: MessageKey[] = ["unevenForbidden", "backgroundColour", "backgroundShadow"];
  const faults = keys.map((messageKey) => ({ messageKey, verdict: "warn" }) as Check);
  renderEnglish(
    <Provider store={store}>
      <ShotThumbnail
        shot={{
          photo: photoOf(store).photo!,
          refusal: null,
          precheck: {
            ...{ urlPath: "au-passport", isChild: false, checks: faults },
            finished: { faults, isMade: true },
          },
        }}
        isBest={false}
        isUsed
        onChoose={() => {}}
      />
    </Provider>,
  );
  const [said, ...others] = [...document.querySelectorAll("[data-grave]")];
  expect(said!.textContent).toBe(errors.backgroundUneven.title);
  expect(others).toEqual([]);
});
