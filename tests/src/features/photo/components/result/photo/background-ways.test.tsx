import "fake-indexeddb/auto";
import { describe, expect, test } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Provider } from "react-redux";
import type { Card } from "../../../../../../../contract/card/card";
import type { Template } from "../../../../../../../contract/document/template";
import type { MessageKey } from "../../../../../../../photo/core/findings";
import type { Check } from "../../../../../../../photo/core/types";
import { makePhoto } from "../../../../../../../src/features/photo/actions/make";
import { otherBackgrounds } from "../../../../../../../src/features/photo/components/result/photo/other-backgrounds";
import { ResultView } from "../../../../../../../src/features/photo/components/result/result-view";
import { templateChosen } from "../../../../../../../src/store/site-slice";
import { renderEnglish, texts } from "../../../../../components/render";
import { answerPhotoCalls, beginEachAfresh, card, photoOf, storeWithPhoto } from "../../../photo-fixtures";
import { byUrlPath } from "../../../real-documents";

beginEachAfresh();
const { background: words, verdict } = texts.result;
const germany = byUrlPath.get("de-passport")!;
const warned = (...keys: MessageKey[]) =>
  keys.map((messageKey) => ({ rule: "background", verdict: "warn", messageKey }) as Check);
const refused: Card = { ...card, grade: "refusal-likely", checks: warned("backgroundForbidden") };

async function openRefused(made = refused) {
  answerPhotoCalls({ "/v5/passport/template": { data: [] }, "/v5/card/mask": { data: made } });
  const store = await storeWithPhoto();
  await store.dispatch(makePhoto());
  renderEnglish(
    <Provider store={store}>
      <ResultView />
    </Provider>,
  );
  await waitFor(() => expect(photoOf(store).isRestored).toBe(true));
  act(() => void store.dispatch(templateChosen(germany)));
  return store;
}

/** The background choice in the box of the verdict. */
const ways = () => screen.queryByRole("group", { name: words.mend });

test("a background that the authority is likely to reject is replaced from the verdict, and the focus stays", async () => {
  await openRefused();
  expect(ways()?.closest("[data-kind]")?.textContent).toContain(verdict.refused);
  const [colour] = within(ways()!).getAllByRole("button");
  expect(colour?.textContent).toBe(texts.common.backgroundName["light-grey"]);
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  const replaced = { ...card, edits: ["background"], checks: warned("backgroundReplaced") };
  const seen = answerPhotoCalls({ "/v5/card/mask": () => isReleased.then(() => ({ data: replaced })) });
  await userEvent.click(colour!);
  await waitFor(() => expect(within(ways()!).getByRole("status").textContent).toBe(texts.result.wait.text));
  release();
  await waitFor(() => expect(ways()).toBeNull());
  const [mask] = seen.filter(({ path }) => path === "/v5/card/mask");
  expect(new URLSearchParams(String(mask?.data)).get("background")).toBe(germany.backgrounds[0]);
  expect(document.activeElement?.tagName).toBe("H1");
});

test("a choice that did not work says so where it was made", async () => {
  await openRefused();
  const checks = [{ rule: "finished-face", verdict: "fail", messageKey: "incompleteFace" }];
  answerPhotoCalls({ "/v5/card/mask": { code: 1000, data: { accepted: false, checks } } });
  await userEvent.click(within(ways()!).getAllByRole("button")[0]!);
  const reason = words.refused.replace("{{reason}}", texts.errors.incompleteFace.plain);
  expect(await within(ways()!).findByText(reason)).toBeTruthy();
});

describe("the backgrounds that mend a photo", () => {
  const given = (background: Template["editPolicy"]["background"]) => ({
    backgrounds: ["#ffffff", "#eeeeee"],
    editPolicy: { ...germany.editPolicy, background },
  });
  const kept = (...keys: MessageKey[]) => ({ edits: [], checks: warned(...keys) });

  test.each(["unknown", "may-replace"] as const)("are all colours where the policy is %s", (policy) => {
    for (const fault of ["backgroundForbidden", "backgroundColour", "backgroundShadow"] as const)
      expect(otherBackgrounds(kept(fault), given(policy))).toEqual(["#ffffff", "#eeeeee"]);
  });

  test("are none where the authority wants it kept, nor for another fault", () => {
    expect(otherBackgrounds(kept("backgroundForbidden"), given("keep"))).toEqual([]);
    expect(otherBackgrounds(kept("upscaled", "cutOutKept"), given("unknown"))).toEqual([]);
    const passed = { edits: [], checks: [{ messageKey: "backgroundColour", verdict: "pass" } as Check] };
    expect(otherBackgrounds(passed, given("unknown"))).toEqual([]);
  });

  test("are the original alone after a replacement that the authority forbids", () => {
    const replaced = (...keys: MessageKey[]) => ({ ...kept(...keys), edits: ["background"] });
    expect(otherBackgrounds(replaced("policyConflict"), given("keep"))).toEqual(["keep"]);
    expect(otherBackgrounds(replaced("backgroundReplaced"), given("unknown"))).toEqual([]);
  });
});
