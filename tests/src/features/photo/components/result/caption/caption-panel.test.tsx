import "fake-indexeddb/auto";
import { beforeEach, describe, expect, jest, test } from "@jest/globals";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Provider } from "react-redux";
import { makePhoto } from "../../../../../../../src/features/photo/actions/make";
import { ResultView } from "../../../../../../../src/features/photo/components/result/result-view";
import { documentChosen, photoChanged } from "../../../../../../../src/features/photo/state/photo-slice";
import { templateChosen } from "../../../../../../../src/store/site-slice";
import { renderEnglish, texts } from "../../../../../components/render";
import type { SeenCall } from "../../../../../v5/answer-calls";
import { answerPhotoCalls, beginEachAfresh, card, photoOf, storeWithPhoto } from "../../../photo-fixtures";
import { byUrlPath } from "../../../real-documents";

beginEachAfresh();

const { caption: words } = texts.result;
const kerala = byUrlPath.get("in-kerala-psc")!;
const template = { data: [] };
const answer = (mask: object) =>
  answerPhotoCalls({ "/v5/passport/template": template, "/v5/card/mask": mask });
const captionsOf = (seen: SeenCall[]) =>
  seen
    .filter(({ path }) => path === "/v5/card/mask")
    .map(({ data }) => new URLSearchParams(String(data)).get("caption"));

async function openPanel(urlPath = "in-kerala-psc", made: object = card) {
  answer({ data: made });
  const store = await storeWithPhoto();
  store.dispatch(documentChosen({ countryCode: "IN", urlPath }));
  await store.dispatch(makePhoto());
  renderEnglish(
    <Provider store={store}>
      <ResultView />
    </Provider>,
  );
  await waitFor(() => expect(photoOf(store).isRestored).toBe(true));
  act(() => void store.dispatch(templateChosen(byUrlPath.get(urlPath) ?? kerala)));
  return store;
}
const panelOf = () => screen.findByRole("region", { name: words.title });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

test("name and date are asked for by the document's form only", async () => {
  await openPanel("in-gate");
  await screen.findByRole("region", { name: texts.result.signature.title });
  expect(screen.queryByRole("region", { name: words.title })).toBeNull();
});

test("name and date are put on the photo, and taken away again", async () => {
  const store = await openPanel();
  const panel = await panelOf();
  expect(within(panel).queryByRole("button", { name: words.remove })).toBeNull();
  const seen = answer({ data: { ...card, digital: { ...card.digital, captionHeightPx: 106 } } });
  await press(words.print);
  expect(screen.getAllByText(words.missing)).toHaveLength(2);
  expect(document.activeElement).toBe(screen.getByLabelText(words.name));
  await userEvent.type(screen.getByLabelText(words.name), "  Anil Kumar ");
  await press(words.print);
  expect(document.activeElement).toBe(screen.getByLabelText(words.date));
  expect(captionsOf(seen)).toEqual([]);
  fireEvent.change(screen.getByLabelText(words.date), { target: { value: "2026-11-05" } });
  await press(words.print);
  await waitFor(() => expect(photoOf(store).made?.request.caption).toBeTruthy());
  expect(captionsOf(seen)).toEqual(['{"name":"Anil Kumar","date":"2026-11-05"}']);
  expect(screen.getByText("413 × 106 px")).toBeTruthy();
  // Said beside the button: the photo is far above.
  expect(within(panel).getByRole("status").textContent).toBe(words.done);
  expect(screen.getByRole("button", { name: words.print }).getAttribute("aria-disabled")).toBe("true");
  await press(words.print);
  expect(captionsOf(seen)).toHaveLength(1);
  await userEvent.type(screen.getByLabelText(words.name), "X");
  expect(within(panel).getByRole("status").textContent).toBe("");
  expect(screen.getByRole("button", { name: words.print }).getAttribute("aria-disabled")).toBe("false");
  await userEvent.type(screen.getByLabelText(words.name), "{Backspace}");

  const removed = answer({ data: card });
  await press(words.remove);
  await waitFor(() => expect(photoOf(store).made?.request.caption).toBeNull());
  expect(captionsOf(removed)).toEqual([null]);
  expect((screen.getByLabelText(words.name) as HTMLInputElement).value).toBe("");
});

const lackingCaption = {
  ...card,
  checks: [...card.checks, { rule: "name-and-date", verdict: "warn", messageKey: "captionMissing" }],
};

describe("a download with name and date that were typed but not put on the photo", () => {
  const saved: string[] = [];
  beforeEach(() => {
    saved.length = 0;
    jest.spyOn(URL, "createObjectURL").mockReturnValue("blob:photo");
    jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
  });
  const file = { [card.digital.url]: { body: new Blob(["jpeg"], { type: "image/jpeg" }) } };

  test("puts them on the photo first", async () => {
    await openPanel("in-kerala-psc", lackingCaption);
    await panelOf();
    const seen = answerPhotoCalls({ ...file, "/v5/card/mask": { data: card } });
    await userEvent.type(screen.getByLabelText(words.name), "Anil");
    fireEvent.change(screen.getByLabelText(words.date), { target: { value: "2026-11-05" } });
    await press(texts.result.action.download);
    await waitFor(() => expect(captionsOf(seen)).toHaveLength(1));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(captionsOf(seen)).toEqual(['{"name":"Anil","date":"2026-11-05"}']);
  });

  test("saves nothing while one of them is missing, and says so there and at the field", async () => {
    await openPanel("in-kerala-psc", lackingCaption);
    await panelOf();
    await userEvent.type(screen.getByLabelText(words.name), "Anil");
    await press(texts.result.action.download);
    expect((await screen.findByRole("alert")).textContent).toContain(texts.errors.captionMissing.title);
    const date = screen.getByLabelText(words.date);
    expect(document.getElementById(date.getAttribute("aria-describedby")!)?.textContent).toBe(words.missing);
    expect(saved).toEqual([]);
  });

  test("saves nothing if the name is refused", async () => {
    await openPanel("in-kerala-psc", lackingCaption);
    await panelOf();
    const checks = [{ rule: "name-and-date", verdict: "fail", messageKey: "captionLetters" }];
    answerPhotoCalls({ ...file, "/v5/card/mask": { code: 1000, data: { accepted: false, checks } } });
    await userEvent.type(screen.getByLabelText(words.name), "अनिल");
    fireEvent.change(screen.getByLabelText(words.date), { target: { value: "2026-11-05" } });
    await press(texts.result.action.download);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(words.name)));
    expect(await screen.findAllByRole("alert")).toBeTruthy();
    expect(saved).toEqual([]);
  });
});

test("a photo without the name and date that its form requires says so at its download", async () => {
  await openPanel("in-kerala-psc", lackingCaption);
  const links = await screen.findAllByRole("link", { name: texts.errors.captionMissing.title });
  const download = screen.getByRole("button", { name: texts.result.action.download });
  expect(links.some((link) => download.parentElement?.contains(link))).toBe(true);
});

test("name and date leave a replaced background as it is", async () => {
  const replaced = { ...card, edits: [...card.edits, "background"] };
  await openPanel("in-kerala-psc", replaced);
  await panelOf();
  const seen = answer({ data: replaced });
  await userEvent.type(screen.getByLabelText(words.name), "Anil");
  fireEvent.change(screen.getByLabelText(words.date), { target: { value: "2026-11-05" } });
  await press(words.print);
  await waitFor(() => expect(captionsOf(seen)).toHaveLength(1));
  const { data } = seen.find(({ path }) => path === "/v5/card/mask")!;
  expect(new URLSearchParams(String(data)).get("background")).toBe("#eaeaea");
});

test("a date in the future is told at the date, and nothing is made", async () => {
  await openPanel();
  await panelOf();
  const seen = answer({ data: card });
  await userEvent.type(screen.getByLabelText(words.name), "Anil");
  const date = screen.getByLabelText(words.date);
  fireEvent.change(date, { target: { value: "2999-01-01" } });
  await press(words.print);
  expect(document.activeElement).toBe(date);
  expect(document.getElementById(date.getAttribute("aria-describedby")!)?.textContent).toBe(words.future);
  expect(captionsOf(seen)).toEqual([]);
});

test("a name that is refused leaves the finished photo, and says why at the name", async () => {
  const store = await openPanel();
  await panelOf();
  const checks = [{ rule: "name-and-date", verdict: "fail", messageKey: "captionLetters" }];
  answer({ code: 1000, data: { accepted: false, checks } });
  await userEvent.type(screen.getByLabelText(words.name), "अनिल");
  fireEvent.change(screen.getByLabelText(words.date), { target: { value: "2026-11-05" } });
  await press(words.print);
  const field = screen.getByLabelText(words.name);
  await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
  const { title, advice } = texts.errors.captionLetters;
  expect(document.getElementById(field.getAttribute("aria-describedby")!)?.textContent).toBe(title + advice);
  expect(document.activeElement).toBe(field);
  expect(photoOf(store)).toMatchObject({ status: "accepted", choices: { caption: null } });
  expect((field as HTMLInputElement).value).toBe("अनिल");
  await userEvent.type(field, "{Backspace}");
  expect(field.getAttribute("aria-invalid")).toBeNull();
});

test("a connection that fails is told beside the name; another photo knows no name", async () => {
  const store = await openPanel();
  const panel = await panelOf();
  await userEvent.type(screen.getByLabelText(words.name), "Anil");
  fireEvent.change(screen.getByLabelText(words.date), { target: { value: "2026-11-05" } });
  answer({ networkError: "ERR_NETWORK" });
  await press(words.print);
  expect(await within(panel).findByRole("alert")).toBeTruthy();
  expect(screen.getAllByRole("alert")).toHaveLength(1);
  expect(photoOf(store).choices.caption).toEqual({ name: "Anil", date: "2026-11-05" });
  act(() => void store.dispatch(photoChanged(photoOf(store).photo)));
  expect(photoOf(store).choices.caption).toBeNull();
});
