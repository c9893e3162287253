import "fake-indexeddb/auto";
import { describe, expect, jest, test } from "@jest/globals";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Provider } from "react-redux";
import { ownSizeUrlPath } from "../../../../../../contract/document/own-size";
import type { Template } from "../../../../../../contract/document/template";
import { adjustCrop, photoSettled } from "../../../../../../src/features/photo/actions/adjust";
import { answerQuestion, changeBackground } from "../../../../../../src/features/photo/actions/change";
import { makePhoto } from "../../../../../../src/features/photo/actions/make";
import { captionPanelId } from "../../../../../../src/features/photo/components/result/checks/check-card";
import { ResultView } from "../../../../../../src/features/photo/components/result/result-view";
import {
  choicesChanged,
  formChosen,
  ownSizeChosen,
  photoRestored,
} from "../../../../../../src/features/photo/state/photo-slice";
import { countriesReceived, templateChosen } from "../../../../../../src/store/site-slice";
import { type AppStore, makeStore } from "../../../../../../src/store/store";
import { stubGlobal } from "../../../../../for-this-test";
import { renderEnglish, texts } from "../../../../components/render";
import { cropSource } from "../../crop-source-fixture";
import {
  answerPhotoCalls,
  beginEachAfresh,
  card,
  jpegFile,
  pathsOf,
  photoOf,
  storeWithPhoto,
} from "../../photo-fixtures";
import { byUrlPath } from "../../real-documents";

beginEachAfresh();

const { result, errors } = texts;
const button = (name: string) => screen.getByRole("button", { name });
const answer = (mask: object, countries: object[] = []) =>
  answerPhotoCalls({ "/v5/passport/template": { data: countries }, "/v5/card/mask": mask });
const refusedFor = (rule: string, messageKey: string) => ({
  code: 1000,
  data: { accepted: false, checks: [{ rule, verdict: "fail", messageKey }] },
});
const refusal = refusedFor("face-count", "multipleFaces");

const germany = (geometry: string) =>
  ({
    urlPath: "de-passport",
    country: "DE",
    countryName: "Germany",
    name: "Passport",
    unit: "mm",
    sizeWidth: 35,
    sizeHeight: 45,
    sizeLabel: "35 × 45 mm",
    backgrounds: ["#ffffff", "#eaeaea"],
    online: true,
    sizeVaries: false,
    inNotes: [],
    evidence: null,
    confidence: "single",
    editPolicy: { geometry, background: "unknown", sources: [] },
  }) as unknown as Template;

/** The result page of a run to which the server answers this. */
async function openResult(mask: object, countries: object[] = []): Promise<AppStore> {
  answer(mask, countries);
  const store = await storeWithPhoto();
  await store.dispatch(makePhoto());
  renderEnglish(
    <Provider store={store}>
      <ResultView />
    </Provider>,
  );
  await waitFor(() => expect(photoOf(store).isRestored).toBe(true));
  return store;
}

const openAccepted = (countries: object[] = []) => openResult({ data: card }, countries);

const pick = (file: File) =>
  userEvent.upload(document.querySelector<HTMLInputElement>("input[type=file]")!, file, {
    applyAccept: false,
  });

test("a file that is no photo leaves the finished one and its upload, and is told as on the home page", async () => {
  const store = await openAccepted();
  const before = photoOf(store);
  const seen = answer({ data: card });
  await pick(new File(["%PDF-1.7"], "form.pdf", { type: "application/pdf" }));
  expect((await screen.findByRole("alert")).textContent).toBe(
    `${errors.imageType.plain}form.pdf${errors.imageType.title}${errors.imageType.advice}${texts.photo.chosen.kept}`,
  );
  expect(photoOf(store)).toMatchObject({ status: "accepted", card, photo: before.photo });
  expect(photoOf(store).upload).toEqual(before.upload);
  expect(button(result.action.download)).toBeTruthy();
  // The finished files come into the page's memory meanwhile.
  expect(pathsOf(seen).filter((path) => !/^\/v5\/(passport\/template$|image\/file\/)/.test(path))).toEqual(
    [],
  );
});

test("the form that was looked at is looked at after a reload, and nothing is made for it", async () => {
  await openAccepted();
  const printout = () => screen.getByRole("tab", { name: result.tabs.printout });
  expect(printout().getAttribute("aria-selected")).toBe("false");
  await userEvent.click(printout());
  cleanup();

  const seen = answer({ data: card });
  renderEnglish(
    <Provider store={makeStore()}>
      <ResultView />
    </Provider>,
  );
  await waitFor(() => expect(printout().getAttribute("aria-selected")).toBe("true"));
  expect(pathsOf(seen)).not.toContain("/v5/card/mask");
});

test("a file that is a photo takes its place and is made at once", async () => {
  const store = await openAccepted();
  const seen = answer({ data: card });
  await pick(jpegFile("other.jpg"));
  await waitFor(() => expect(pathsOf(seen)).toContain("/v5/card/mask"));
  await waitFor(() =>
    expect(photoOf(store)).toMatchObject({ status: "accepted", photo: { name: "other.jpg" } }),
  );
  expect(pathsOf(seen)).toContain("/v5/image/upload");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a correction on a dropped line leaves the last good photo to download, with a way to try again", async () => {
  const store = await openAccepted();
  answer({ networkError: "ERR_NETWORK" });
  store.dispatch(adjustCrop({ scale: 1, dxMm: 0, dyMm: 0.5, rotateDeg: 0 }));
  await store.dispatch(photoSettled());
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain(errors.failure.connectionTimedOut.title);
  expect(button(result.action.download)).toBeTruthy();

  const corrected = { ...card, checks: [{ ...refusal.data.checks[0], verdict: "warn" }] };
  const seen = answer({ data: corrected });
  await userEvent.click(within(alert).getByRole("button", { name: result.failed.again }));
  await waitFor(() => expect(photoOf(store).card).toEqual(corrected));
  expect(
    new URLSearchParams(String(seen.findLast(({ path }) => path === "/v5/card/mask")?.data)).get("adjust"),
  ).toContain('"dyMm":0.5');
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a refusal after an accepted photo is shown as one; the way back shows the accepted one meanwhile", async () => {
  const store = await openAccepted();
  await store.dispatch(changeBackground("keep"));
  answer(refusal);
  await store.dispatch(answerQuestion({ glasses: "yes" }));
  expect(await screen.findByRole("heading", { name: result.newPhoto.title })).toBeTruthy();
  expect(screen.queryByRole("button", { name: result.action.download })).toBeNull();

  answer({ status: 503, code: 503 });
  await userEvent.click(button(result.background.automatic));
  expect((await screen.findByRole("alert")).textContent).toContain(errors.failure.serverBusy.title);
  expect(button(result.action.download)).toBeTruthy();
});

test("a refused photo tells of the hat, too, as advice: there is nothing to decide", async () => {
  await openResult({
    ...refusal,
    data: {
      ...refusal.data,
      checks: [...refusal.data.checks, { rule: "head-covering", verdict: "ask", messageKey: "headCovering" }],
    },
  });
  expect(await screen.findByRole("heading", { name: errors.multipleFaces.plain })).toBeTruthy();
  expect(screen.getByText(errors.multipleFaces.title)).toBeTruthy();
  expect(screen.getByRole("heading", { name: errors.headCovering.check })).toBeTruthy();
  expect(screen.getByText(errors.headCovering.advice)).toBeTruthy();
  expect(screen.queryByText(texts.common.verdict.ask)).toBeNull();
});

test("a refused photo tells of no background that was replaced: nobody gets that picture", async () => {
  const replaced = { rule: "background", verdict: "warn", messageKey: "backgroundReplaced" };
  await openResult({ ...refusal, data: { ...refusal.data, checks: [...refusal.data.checks, replaced] } });
  expect(await screen.findByText(errors.multipleFaces.title)).toBeTruthy();
  expect(screen.queryByText(errors.backgroundReplaced.title)).toBeNull();
});

test("a refused photo would have to be enlarged: nothing was made of it", async () => {
  const enlarged = { rule: "upscaled", verdict: "warn", messageKey: "upscaled" };
  await openResult({ ...refusal, data: { ...refusal.data, checks: [...refusal.data.checks, enlarged] } });
  expect(await screen.findByRole("heading", { name: errors.upscaled.ahead })).toBeTruthy();
  expect(screen.queryByText(errors.upscaled.title)).toBeNull();
});

test("a background that is refused leaves the finished photo, says why, and nothing else is pressed", async () => {
  const store = await openAccepted();
  const white = { ...card, edits: [...card.edits, "background"] };
  answer({ data: white });
  await store.dispatch(makePhoto());
  act(() => void store.dispatch(templateChosen(germany("unknown"))));
  const pressed = () =>
    screen.getAllByRole("button", { pressed: true }).map(({ textContent }) => textContent);
  await waitFor(() => expect(pressed()).toEqual([texts.common.backgroundName.white]));
  answer(refusal);
  await userEvent.click(button(result.background.keep));
  expect((await screen.findByRole("alert")).textContent).toContain(errors.multipleFaces.plain);
  expect(pressed()).toEqual([texts.common.backgroundName.white]);
  expect(photoOf(store)).toMatchObject({ status: "accepted", card: white, choices: { background: "auto" } });
  expect(button(result.action.download)).toBeTruthy();

  answer({ data: card });
  await userEvent.click(button(texts.common.backgroundName["light-grey"]));
  await waitFor(() => expect(photoOf(store).made?.request.background).toBe("#eaeaea"));
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a sheet that fails is told above the last one, which stays, and is made with another try", async () => {
  const store = await openAccepted();
  act(() => void store.dispatch(templateChosen({ ...germany("unknown"), printable: true })));
  await userEvent.click(screen.getByRole("tab", { name: result.tabs.printout }));
  const sheet = () => screen.getByAltText(/^Photo sheet,/).dataset.working;
  expect(sheet()).toBe("false");
  answer({ networkError: "ERR_NETWORK" });
  await userEvent.click(screen.getByRole("radio", { name: result.printout.papers.a4 }));
  const panel = screen.getByRole("tabpanel");
  const alert = await within(panel).findByRole("alert");
  expect(screen.getAllByRole("alert")).toEqual([alert]);
  expect(sheet()).toBe("true");
  answer({ data: { ...card, printout: { ...card.printout, paper: "a4" } } });
  await userEvent.click(within(alert).getByRole("button", { name: result.failed.again }));
  await waitFor(() => expect(sheet()).toBe("false"));
  expect(screen.queryByRole("alert")).toBeNull();
  // The button has gone: the keyboard stays in its part of the page.
  await waitFor(() => expect(document.activeElement).toBe(panel));
});

test("another background that fails is told where it was pressed", async () => {
  const store = await openAccepted();
  act(() => void store.dispatch(templateChosen(germany("unknown"))));
  const grey = await screen.findByRole("button", { name: texts.common.backgroundName["light-grey"] });
  answer({ networkError: "ERR_NETWORK" });
  await userEvent.click(grey);
  const panel = screen.getByRole("heading", { name: result.background.title }).parentElement!;
  expect(await within(panel).findByRole("alert")).toBeTruthy();
  expect(screen.getAllByRole("alert")).toHaveLength(1);
});

test("an own size whose kilobytes no file can keep to is to be changed, not the photo", async () => {
  const fileSize = {
    rule: "file-size",
    verdict: "fail",
    measured: 60,
    min: null,
    max: 10,
    unit: "kb",
    messageKey: "fileSize",
  };
  const ownSize = { width: 35, height: 45, unit: "mm", dpi: 600, minKb: null, maxKb: 10 } as const;
  const store = await openAccepted();
  answer({ code: 1000, data: { accepted: false, checks: [fileSize] } });
  act(() => void store.dispatch(ownSizeChosen({ ownSize, background: "keep" })));
  await act(() => store.dispatch(makePhoto()));
  const { title, advice } = result.newPhoto.ownLimit;
  expect(await screen.findByRole("heading", { name: title })).toBeTruthy();
  expect(screen.getByText(advice)).toBeTruthy();
  expect(screen.queryByText(errors.fileSize.advice)).toBeNull();
  expect(screen.queryByText(result.newPhoto.title)).toBeNull();
  expect(screen.getByRole("link", { name: title }).getAttribute("href")).toBe("/#start-title");
});

test("what the authority takes comes first: the sheet where it takes prints only; a choice stays", async () => {
  const store = await openAccepted();
  const selected = () => screen.getByRole("tab", { selected: true }).textContent;
  const chosen = (online: boolean, printable: boolean) =>
    act(() => void store.dispatch(templateChosen({ ...germany("unknown"), online, printable })));
  expect(selected()).toBe(result.tabs.digital);
  chosen(false, true);
  expect(selected()).toBe(result.tabs.printout);
  chosen(true, true);
  expect(selected()).toBe(result.tabs.digital);
  await userEvent.click(screen.getByRole("tab", { name: result.tabs.printout }));
  chosen(true, false);
  expect(screen.queryByRole("tab")).toBeNull();
  chosen(true, true);
  expect(selected()).toBe(result.tabs.printout);
  expect(screen.getByText(result.printout.text)).toBeTruthy();
});

test("a file that is not cropped has no sheet, no size, and no background but its own", async () => {
  const store = await openAccepted();
  const editPolicy = { geometry: "forbidden", background: "keep", statement: null, sources: [] };
  const chosen = { ...germany("unknown"), printable: false, editPolicy } as unknown as Template;
  act(() => void store.dispatch(formChosen("printout")));
  act(() => void store.dispatch(templateChosen(chosen)));
  expect(screen.queryByRole("tab")).toBeNull();
  expect(await screen.findByText(result.background.policyKeep, { exact: false })).toBeTruthy();
  expect(screen.queryByRole("button", { name: result.background.replaceAnyway })).toBeNull();
});

test("where consulates differ, nothing says that the authority forbids the edit", async () => {
  const store = await openAccepted();
  const schengen = byUrlPath.get("schengen-visa")!;
  act(() => void store.dispatch(templateChosen(schengen)));
  const told = screen.getAllByText(schengen.editPolicy.statement!);
  expect(told.map((text) => text.closest("details")?.open)).toEqual([true]);
  expect(screen.queryByText(/does not allow/)).toBeNull();
});

test("a document in pixels has millimetres on paper, where a ruler measures it, and nowhere else", async () => {
  const store = await openAccepted();
  const size = { unit: "px", dpi: 254, width: 350, height: 450, sizeWidth: 35, sizeHeight: 45 } as const;
  act(() => void store.dispatch(templateChosen({ ...germany("unknown"), ...size, printable: true })));
  const drawn = () => [...document.querySelectorAll("svg text")].map(({ textContent }) => textContent);
  const onPaper = () => screen.queryByText(/^Size on paper: 35\s×\s45\smm$/);
  expect(drawn()).toContain("B450");
  expect(onPaper()).toBeNull();
  await userEvent.click(screen.getByRole("tab", { name: result.tabs.printout }));
  expect(drawn()).toContain("B45");
  expect(onPaper()).not.toBeNull();
});

test("what to do next is told of the file whose tab is open", async () => {
  const store = await openAccepted();
  act(() => void store.dispatch(templateChosen({ ...germany("unknown"), printable: true })));
  const told = () => [result.next.upload, result.next.print].map((text) => screen.queryByText(text) !== null);
  expect(told()).toEqual([true, false]);
  await userEvent.click(screen.getByRole("tab", { name: result.tabs.printout }));
  expect(told()).toEqual([false, true]);
});

test("of a typed size nobody knows an online form", async () => {
  const store = await openAccepted();
  act(() => void store.dispatch(templateChosen({ ...germany("unknown"), urlPath: ownSizeUrlPath })));
  expect(screen.getByText(result.next.title)).toBeTruthy();
  expect(screen.queryByText(result.next.upload)).toBeNull();
});

test("what will be refused is not to be handed in, and one step is no list", async () => {
  const store = await openResult({ data: { ...card, grade: "refusal-likely", edits: [] } });
  const evidence = { read: "2026-09-28", authorityUrl: "https://www.bmi.bund.de/photos", lists: 0 };
  act(
    () =>
      void store.dispatch(templateChosen({ ...germany("unknown"), printable: true, evidence } as Template)),
  );
  const read = await screen.findByRole("link", { name: result.next.source });
  expect(screen.queryByText(result.next.upload)).toBeNull();
  expect([read.closest("ol"), document.querySelector("ol:empty")]).toEqual([null, null]);
  act(() => void store.dispatch(templateChosen({ ...germany("forbidden"), evidence } as Template)));
  expect(document.querySelector("ol:empty")).toBeNull();
});

test("a file that no website takes leads to the country's document for the web, where there is one", async () => {
  const passport = {
    ...germany("unknown"),
    document: "passport" as const,
    variant: null,
    online: false,
    width: 35,
    height: 45,
    unit: "mm" as const,
    dpi: 300,
  };
  const renewal = {
    ...passport,
    urlPath: "de-online",
    name: "Passport (online)",
    variant: "online",
    online: true,
  };
  const group = { countryCode: "DE", countryName: "Germany", aliases: [], templateList: [passport, renewal] };
  const store = await openAccepted([group]);
  await waitFor(() => expect(store.getState().site.passportData?.urlPath).toBe("de-passport"));
  await userEvent.click(screen.getByRole("tab", { name: result.tabs.digital }));
  const link = await screen.findByRole("link", { name: renewal.name });
  expect(link.getAttribute("href")).toContain("/?document=de-online");
  expect(screen.queryByText(result.digital.notOnline)).toBeNull();
  expect(button(result.action.download).dataset.variant).toBe("secondary");
  act(() => void store.dispatch(templateChosen({ ...passport, document: "visa" })));
  expect(button(result.action.download).dataset.variant).toBe("primary");
  expect(screen.getByText(result.digital.notOnline)).toBeTruthy();
});

test("the way to the authority's page is not offered where no authority is known", async () => {
  const store = await openAccepted();
  const authorityUrl = "https://www.bmi.bund.de/photos";
  const show = (evidence: Template["evidence"]) =>
    act(() => void store.dispatch(templateChosen({ ...germany("unknown"), evidence })));
  show({ read: "2026-09-28", authorityUrl: null, lists: 1 });
  expect(screen.queryByRole("link", { name: result.next.source })).toBeNull();
  show({ read: "2026-09-28", authorityUrl, lists: 1 });
  const link = screen.getByRole("link", { name: result.next.source });
  expect(link.getAttribute("href")).toBe(authorityUrl);
  expect(link.closest("li")?.textContent).toBe(result.next.source);
});

test("while the sheet is made anew its download says so, and a press waits for it", async () => {
  await openAccepted();
  await userEvent.click(screen.getByRole("tab", { name: result.tabs.printout }));
  const download = button(result.action.downloadSheet);
  expect(download.getAttribute("aria-busy")).toBe("false");
  let finish = () => {};
  const made = new Promise<{ data: unknown }>((resolve) => (finish = () => resolve({ data: card })));
  answerPhotoCalls({ "/v5/passport/template": { data: [] }, "/v5/card/mask": () => made });
  await userEvent.click(screen.getByRole("radio", { name: result.printout.papers.a4 }));
  expect((await screen.findByText(result.printout.working)).getAttribute("role")).toBe("status");
  expect(download.getAttribute("aria-busy")).toBe("true");
  finish();
  await waitFor(() => expect(download.getAttribute("aria-busy")).toBe("false"));
  expect(screen.queryByText(result.printout.working)).toBeNull();
});

test("fewer photos on the sheet are asked for by their number, all of them as what fits", async () => {
  const store = await openAccepted();
  await userEvent.click(screen.getByRole("tab", { name: result.tabs.printout }));
  const copies = screen.getByRole("combobox", { name: result.printout.copies });
  expect((copies as HTMLSelectElement).value).toBe("8");
  const seen = answer({ data: { ...card, printout: { ...card.printout, copies: 3 } } });
  await userEvent.selectOptions(copies, "3 photos on the sheet");
  await waitFor(() => expect(photoOf(store).card?.printout.copies).toBe(3));
  const asked = () =>
    new URLSearchParams(String(seen.findLast(({ path }) => path === "/v5/card/mask")?.data)).get("copies");
  expect(asked()).toBe("3");
  await userEvent.selectOptions(copies, "8 photos on the sheet");
  await waitFor(() => expect(asked()).toBeNull());
});

test("another document shares the sheet where it can, and else it is said why", async () => {
  const other = (urlPath: string, name: string, width: number, height: number, printable: boolean) => ({
    ...germany("allowed"),
    ...{
      urlPath,
      name,
      width,
      height,
      unit: "mm",
      dpi: 300,
      sizeLabel: `${width} × ${height} mm`,
      printable,
    },
  });
  const templateList = [
    other("us-passport", "US passport", 50.8, 50.8, true),
    other("in-evisa", "E-visa", 35, 45, false),
    other("large", "Large photo", 89, 127, true),
  ];
  const store = await openAccepted([
    { countryCode: "DE", countryName: "Germany", aliases: ["FRG"], templateList },
  ]);
  act(() => void store.dispatch(templateChosen(germany("allowed"))));
  await userEvent.click(screen.getByRole("tab", { name: result.tabs.printout }));
  const checks = [{ rule: "sharpness", verdict: "warn", messageKey: "blurred" }];
  const otherDocument = { urlPath: "us-passport", rows: 1, columns: 2, copies: 2, grade: "look", checks };
  const seen = answer({ data: { ...card, printout: { ...card.printout, copies: 3, otherDocument } } });
  await userEvent.click(await screen.findByText(result.printout.more));
  const field = await screen.findByRole("combobox", { name: result.printout.also });
  expect((field as HTMLInputElement).value).toBe(result.printout.alsoNone);
  const choose = async (typed: string) => {
    await userEvent.clear(field);
    await userEvent.type(field, `${typed}{Enter}`);
  };
  const asked = () => {
    const calls = seen.filter(({ path }) => path === "/v5/card/mask");
    const last = new URLSearchParams(String(calls.at(-1)?.data));
    return [calls.length, last.get("paper"), last.get("copies"), last.get("otherDocument")];
  };

  await choose("E-visa");
  expect(screen.getByText(result.printout.noPrint)).toBeTruthy();
  await choose("Large");
  expect(screen.getByText(result.printout.alsoTooLarge)).toBeTruthy();
  expect(asked()[0]).toBe(0);

  await choose("FRG US");
  const otherCopies = await screen.findByRole("combobox", {
    name: "Number of photos: Germany, US passport, 50.8 × 50.8 mm",
  });
  expect(asked()).toEqual([1, "10x15cm", null, '{"urlPath":"us-passport"}']);
  expect((otherCopies as HTMLSelectElement).value).toBe("2");
  expect(screen.getByRole("img", { name: /^Photo sheet: Germany, Passport/ })).toBeTruthy();
  const [verdict] = screen.getAllByText(texts.result.verdict.look_one).slice(-1);
  expect(verdict?.closest('[role="status"]')?.textContent).toContain(errors.blurred.title);
  await userEvent.selectOptions(otherCopies, "1 photo on the sheet");
  await waitFor(() => expect(asked()[3]).toBe('{"urlPath":"us-passport","copies":1}'));

  await userEvent.click(screen.getByRole("radio", { name: result.printout.papers.a4 }));
  await waitFor(() => expect(asked().slice(1)).toEqual(["a4", null, '{"urlPath":"us-passport"}']));
  await choose(result.printout.alsoNone);
  await waitFor(() => expect(asked()[3]).toBeNull());
  expect(screen.getByRole("combobox", { name: result.printout.copies })).toBeTruthy();
});

test("a photo that was turned says by how many degrees, its uncut file does not", async () => {
  // Over 200 px from eye to eye the line falls by 8.
  const face = { ...card.face, rightEye: [100, 300], leftEye: [300, 308] };
  const store = await openResult({ data: { ...card, face, edits: ["rotate", "crop"] } });
  expect(screen.getByText(`${result.edits.rotate} (2.3°)`)).toBeTruthy();
  act(() => void store.dispatch(templateChosen(germany("forbidden"))));
  expect(screen.getByText(result.edits.turned)).toBeTruthy();
});

test("an uncut file has no lengths on paper, its print has, under one name of the document", async () => {
  const head = { rule: "head-height", verdict: "pass", messageKey: "headHeight", unit: "mm" };
  const checks = [{ ...head, measured: 33.7, min: 32, max: 36 }];
  const store = await openResult({ data: { ...card, checks, edits: [] } });
  act(() => void store.dispatch(templateChosen({ ...germany("forbidden"), printable: true })));
  expect(await screen.findByText("Germany, Passport, 35 × 45 mm")).toBeTruthy();
  expect(screen.getAllByText(result.digital.uncropped)).toHaveLength(1);
  expect(screen.getByText(result.edits.kept)).toBeTruthy();
  const page = () => document.body.textContent ?? "";
  expect(page()).not.toMatch(/33\.7\smm/);
  await userEvent.click(screen.getByRole("tab", { name: result.tabs.printout }));
  expect(screen.getByText("Germany, Passport, 35 × 45 mm")).toBeTruthy();
  expect(page()).toMatch(/33\.7\smm/);
});

test("without a good photo before it, a failure is a page of its own", async () => {
  const store = await openAccepted();
  answer({ networkError: "ERR_NETWORK" });
  await pick(jpegFile("other.jpg"));
  await waitFor(() => expect(photoOf(store).status).toBe("failed"));
  expect(screen.getByRole("heading", { name: errors.failure.connectionTimedOut.title })).toBeTruthy();
  expect(screen.queryByRole("button", { name: result.action.download })).toBeNull();
});

test.each([
  ["unknown", result.digital.text],
  ["forbidden", result.digital.uncropped],
])(
  "a file in another shape than the print is called uncut only where cropping is %s",
  async (geometry, words) => {
    const store = await openAccepted();
    const wide = { ...card, digital: { ...card.digital, widthPx: 900, heightPx: 1200 } };
    answer({ data: wide });
    await store.dispatch(makePhoto());
    act(() => void store.dispatch(templateChosen(germany(geometry))));
    expect(await screen.findByText(words)).toBeTruthy();
  },
);

test("a photo of a small child is judged as one, and the page says by which rules", async () => {
  const store = await openAccepted();
  const forChildren = {
    groups: [{ underYears: 6, rules: ["gaze-free"], head: null, eyeLine: null }],
    sources: [],
  };
  act(() => {
    store.dispatch(templateChosen({ ...germany("allowed"), forChildren } as Template));
  });
  const title = texts.photo.document.childRules;
  expect(screen.queryByRole("heading", { name: title })).toBeNull();
  const seen = answer({ data: card });
  act(() => {
    store.dispatch(choicesChanged({ isChild: true }));
  });
  await act(() => store.dispatch(makePhoto()));
  expect(screen.getByRole("heading", { name: title })).toBeTruthy();
  expect(String(seen.find(({ url }) => url?.includes("/v5/card/mask"))?.data)).toContain("isChild=true");
});

test("closed eyes that the authority allows a baby are not said to be open: its own words stand there", async () => {
  const store = await openAccepted();
  const forChildren = {
    groups: [{ underYears: null, rules: ["eyes-may-be-closed"], head: null, eyeLine: null }],
    sources: [],
  };
  const waived = { rule: "eyes-open", verdict: "not-checked", messageKey: "eyesClosed" };
  answer({ data: { ...card, grade: "ready", checks: [waived] } });
  act(() => {
    store.dispatch(templateChosen({ ...germany("allowed"), forChildren } as Template));
    store.dispatch(choicesChanged({ isChild: true }));
  });
  await act(() => store.dispatch(makePhoto()));
  const { babies, eyesMayBeClosed } = texts.evidence.children;
  const said = `${babies}: ${eyesMayBeClosed}`;
  const verdict = (await screen.findByText(`${result.checks.notChecked}: ${errors.eyesClosed.name}`))
    .parentElement!;
  expect(within(verdict).getByText(said)).toBeTruthy();
  const listed = screen.getByText(errors.eyesClosed.name).closest("li")!;
  expect(within(listed).getByText(said)).toBeTruthy();
  expect(screen.queryByText(result.checks.met_one.replace("{{count}}", "1"))).toBeNull();
});

test("a photo that is ready but for some points names each of them once, as the way to its advice", async () => {
  const warned = (rule: string, messageKey: string) => ({ rule, verdict: "warn", messageKey });
  const checks = [
    warned("background-evenness", "backgroundUneven"),
    warned("sharpness", "blurred"),
    warned("background", "backgroundUneven"),
    { rule: "exposure", verdict: "pass", messageKey: "tooDark" },
  ];
  await openResult({ data: { ...card, grade: "look", checks } });
  const title = (await screen.findAllByText(result.verdict.look_other)).find((text) =>
    text.closest("div[data-kind]"),
  );
  const notice = within(title!.closest<HTMLElement>("div[data-kind]")!);
  const links = notice.getAllByRole("link");
  expect(links.map((link) => link.textContent).sort()).toEqual(
    [errors.backgroundUneven.title, errors.blurred.title].sort(),
  );
  for (const link of links) {
    const card = document.getElementById(link.getAttribute("href")!.slice(1))!;
    expect(within(card).getByRole("heading").textContent).toBe(link.textContent);
  }
});

describe("a document that takes no such photo", () => {
  const openWith = async (rules: object) => {
    const store = await openAccepted();
    await act(
      async () => void store.dispatch(templateChosen({ ...germany("allowed"), ...rules } as Template)),
    );
  };

  test("leads nobody to a download where the photo is taken live", async () => {
    await openWith({ takenBy: "live" });
    expect(screen.getAllByText(texts.evidence.takenBy.liveNote)).not.toEqual([]);
    expect(button(result.action.download).dataset.variant).toBe("secondary");
  });

  test.each([
    ["studio", true, true],
    ["studio", true, false],
    ["appointment", false, true],
    ["live", false, true],
  ] as const)(
    "gives no advice to hand it in: %s, online %s, printable %s",
    async (takenBy, online, printable) => {
      await openWith({ takenBy, online, printable });
      const advice = [result.next.upload, result.next.print, result.digital.text, result.digital.notOnline];
      const told = () => advice.filter((text) => screen.queryByText(text) !== null);
      expect(told()).toEqual([]);
      if (!printable) return expect(screen.queryByRole("tab")).toBeNull();
      await userEvent.click(screen.getByRole("tab", { name: result.tabs.printout }));
      expect(told()).toEqual([]);
      const isSheet = takenBy !== "live";
      // Who prints for another purpose must know how, but not where.
      expect(screen.queryByText(result.printout.textSize) !== null).toBe(isSheet);
      // In short at the verdict; what to do is that alone.
      const next = screen.getByRole("region", { name: result.next.title });
      expect(within(next).getByText(texts.evidence.takenBy[`${takenBy}Note`])).toBeTruthy();
    },
  );

  test("is not handed in where the office captures it", async () => {
    await openWith({ takenBy: "office", online: true, printable: true });
    expect(screen.queryByText(result.next.upload)).toBeNull();
    await userEvent.click(screen.getByRole("tab", { name: result.tabs.printout }));
    expect(screen.queryByText(result.next.print)).toBeNull();
    expect(screen.getByText(result.printout.text)).toBeTruthy();
  });

  test("is printed by a shop where the authority wants no print from home", async () => {
    await openWith({ takenBy: "anyone", online: false, printable: true, shopPrint: true });
    await userEvent.click(screen.getByRole("tab", { name: result.tabs.printout }));
    expect(screen.getByText(texts.evidence.shopPrint)).toBeTruthy();
    expect(screen.getByText(result.printout.textShop)).toBeTruthy();
    expect(screen.queryByText(result.printout.text)).toBeNull();
  });

  test("opens no sheet where the photo is taken live", async () => {
    await openWith({ takenBy: "live", online: false, printable: true });
    expect(screen.getByRole("tab", { selected: true }).textContent).toBe(result.tabs.digital);
  });

  test.each(["studio", "code", "live", "appointment"] as const)(
    "says so before the verdict, without a press: %s",
    async (takenBy) => {
      await openWith({ takenBy });
      const { label, [takenBy]: value, [`${takenBy}Note` as const]: note } = texts.evidence.takenBy;
      const told = screen.getAllByText(note)[0]!;
      expect(told.closest("details")).toBeNull();
      expect(told.closest("[data-kind]")!.textContent).toContain(label + value);
      // The first is what a screen reader is told of the page.
      const verdict = screen.getAllByText(result.verdict.pass).at(-1)!;
      expect(verdict.compareDocumentPosition(told)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
      expect(button(result.action.download).dataset.variant).toBe("secondary");
    },
  );

  test("says before the verdict, without a press, where no photo may be needed", async () => {
    await openWith({ takenBy: "office" });
    const told = screen.getAllByText(texts.evidence.takenBy.officeNote)[0]!;
    expect(told.closest("details")).toBeNull();
    const notice = told.closest<HTMLElement>("[data-kind]")!;
    // Nothing stands between the verdict and what it speaks of.
    expect(within(notice).queryByText(result.verdict.pass)).toBeNull();
    const verdict = screen.getAllByText(result.verdict.pass).at(-1)!;
    expect(verdict.compareDocumentPosition(notice)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  });

  test("does not deny the exception that its note tells", async () => {
    const note = "A print made at home is useful only abroad.";
    await openWith({ takenBy: "studio", inNotes: ["takenBy"], notes: [note] });
    const notice = screen.getAllByText(note)[0]!.closest("[data-kind]")!;
    expect(notice.textContent).toContain(texts.evidence.takenBy.studio + note);
  });

  test("tells what we doubt of its size apart from its note, as whose text it would read there", async () => {
    const note = "See what the form asks for before you make one.";
    const doubted = { confidence: "list", evidence: { read: null } };
    await openWith({ takenBy: "studio", inNotes: ["takenBy"], notes: [note], ...doubted });
    const told = screen.getAllByText(note)[0]!.closest<HTMLElement>("[data-kind]")!;
    expect(within(told).queryByText(texts.evidence.rules.title)).toBeNull();
    expect(screen.getAllByText(texts.evidence.rules.title)).not.toEqual([]);
  });

  test.each(["anyone", null])("says that the form may take the photo live: %s", async (takenBy) => {
    const note = "See what the form asks for before you make one.";
    await openWith({ takenBy, inNotes: ["takenBy"], notes: [note], online: true });
    const [told] = screen.getAllByText(note);
    expect(told!.closest("[data-kind]")!.textContent).toContain(texts.evidence.takenBy.label + note);
    expect(told!.closest("details")).toBeNull();
    const next = screen.getByRole("region", { name: result.next.title });
    expect(within(next).getByText(note)).toBeTruthy();
  });

  test("has its sheet as the main thing to do in its tab where it is printed", async () => {
    await openWith({ printable: true });
    expect(button(result.action.download).dataset.variant).toBe("primary");
    await userEvent.click(screen.getByRole("tab", { name: result.tabs.printout }));
    expect(button(result.action.downloadSheet).dataset.variant).toBe("primary");
  });

  test("has no sheet where it is not printed", async () => {
    await openWith({ printable: false });
    expect(screen.queryByRole("button", { name: result.action.downloadSheet })).toBeNull();
    expect(button(result.action.download).dataset.variant).toBe("primary");
  });

  test("has a verdict where there are points to check", async () => {
    const blurred = { rule: "sharpness", verdict: "warn", messageKey: "blurred" };
    const store = await openResult({ data: { ...card, grade: "look", checks: [blurred] } });
    act(() => void store.dispatch(templateChosen({ ...germany("allowed"), takenBy: "studio" } as Template)));
    const verdict = screen.getAllByText(result.verdict.look_one).at(-1)!;
    expect(verdict.closest<HTMLElement>("[data-kind]")!.dataset.kind).toBe("warn");
  });

  test("has no main action beside a verdict that asks to check something first", async () => {
    const blurred = { rule: "sharpness", verdict: "warn", messageKey: "blurred" };
    const store = await openResult({ data: { ...card, grade: "look", checks: [blurred] } });
    act(() => void store.dispatch(templateChosen(germany("allowed"))));
    expect(button(result.action.download).dataset.variant).toBe("secondary");
  });
});

test("the hand on a photo whose pictures the server has deleted makes it once more, and then opens", async () => {
  const store = await openAccepted();
  jest.spyOn(URL, "createObjectURL").mockReturnValue("blob:cropSource");
  stubGlobal(
    "Image",
    class {
      onload = () => {};
      set src(_: string) {
        queueMicrotask(() => this.onload());
      }
    },
  );
  const again = { ...card, cropSource: { ...cropSource, fileName: "s2.jpg", url: "/v5/image/file/s2.jpg" } };
  const seen = answerPhotoCalls({
    "/v5/image/file/s.jpg": { status: 404, code: 404, msg: "not found" },
    "/v5/image/file/s2.jpg": { body: new Blob(["cropSource"]) },
    "/v5/card/mask": { data: again },
  });
  act(() => void store.dispatch(templateChosen(germany("unknown"))));
  await userEvent.click(button(result.adjust.open));
  await waitFor(() => expect(photoOf(store).card).toEqual(again));
  expect(pathsOf(seen).filter((path) => path === "/v5/card/mask")).toHaveLength(1);
  expect(await screen.findByRole("button", { name: result.adjust.done })).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a doubt about where the head lies leads from the verdict to the correction by hand", async () => {
  const doubt = { rule: "head-height-certain", verdict: "warn", messageKey: "headHeightUncertain" };
  const store = await openResult({ data: { ...card, grade: "look", checks: [doubt] } });
  act(() => void store.dispatch(templateChosen(germany("unknown"))));
  const [inVerdict, opener] = screen.getAllByRole("button", { name: result.adjust.open });
  await userEvent.click(inVerdict!);
  expect(document.activeElement).toBe(opener);
  for (const way of [inVerdict!, opener!]) expect(way.getAttribute("aria-busy")).toBe("true");
});

test.each([
  ["a line beside the measured head", { rule: "head-height-certain", messageKey: "lineOffHead" }],
  ["a head tilted by hand", { rule: "roll", messageKey: "stayStraight", isManual: true }],
])("%s leads back to the automatic position", async (_, fault) => {
  const off = { ...fault, verdict: "warn" };
  const store = await openResult({ data: { ...card, grade: "look", checks: [off] } });
  act(() => void store.dispatch(templateChosen(germany("unknown"))));
  expect(screen.getByRole("button", { name: result.adjust.reset })).toBeTruthy();
});

test("while a changed photo is measured, the verdict is not that of the one before", async () => {
  const store = await openResult({ data: { ...card, grade: "ready", checks: [] } });
  act(() => void store.dispatch(templateChosen(germany("unknown"))));
  const run = (status: "running" | "idle") =>
    act(() => void store.dispatch(photoRestored({ run: { status } })));
  const notice = () => screen.getByText(result.verdict.ours).closest<HTMLElement>("[data-kind]")!;
  expect(notice().textContent).toContain(result.verdict.pass);
  run("running");
  expect(notice().dataset.kind).toBe("plain");
  expect(notice().textContent).not.toContain(result.verdict.pass);
  expect(notice().textContent).toContain(result.adjust.working);
  run("idle");
  expect(notice().textContent).toContain(result.verdict.pass);
});

test("a doubt that no crop mends does not lead there", async () => {
  const doubt = { rule: "sharpness", verdict: "warn", messageKey: "blurred" };
  const store = await openResult({ data: { ...card, grade: "look", checks: [doubt] } });
  act(() => void store.dispatch(templateChosen(germany("unknown"))));
  expect(screen.getAllByRole("button", { name: result.adjust.open })).toHaveLength(1);
});

describe("what our checks found, and what is known of the rules", () => {
  const list = { read: null, authorityUrl: null, lists: 1 };
  const ministry = { read: "2026-09-28", authorityUrl: "https://www.bmi.bund.de/photos", lists: 1 };
  const openWith = async (rules: object) => {
    const store = await openAccepted();
    act(() => void store.dispatch(templateChosen({ ...germany("unknown"), ...rules } as Template)));
  };
  /** Our verdict, by the kind of its notice, and the notice beside it. */
  const told = () => ({
    ours: screen.getByText(result.verdict.ours).closest<HTMLElement>("[data-kind]")!.dataset.kind,
    rules: screen
      .queryByText(texts.evidence.rules.title, { selector: "p" })
      ?.closest<HTMLElement>("[data-kind]"),
  });

  test("are two statements, the second with the day on which the authority's text was read", async () => {
    await openWith({ confidence: "official", evidence: ministry });
    const { ours, rules } = told();
    expect([ours, rules?.dataset.kind]).toEqual(["pass", "plain"]);
    expect(rules?.textContent).toContain(
      texts.requirement.sources.official.replace("{{size}}", "35 × 45 mm"),
    );
    expect(rules?.textContent).toContain("28 September 2026");
    expect(within(rules!).getByRole("link").getAttribute("href")).toContain("/requirements/de-passport");
  });

  test.each([
    ["list", texts.evidence.listOnlyOne],
    ["single", texts.requirement.sources.single],
  ])("head no photo with a green verdict where the rules stand on a %s", async (confidence, words) => {
    await openWith({ confidence, evidence: list });
    const { ours, rules } = told();
    expect([ours, rules?.dataset.kind]).toEqual(["plain", "warn"]);
    expect(rules?.textContent).toContain(words);
    expect(rules?.textContent).toContain(texts.evidence.rules.undated);
  });

  test("are not called unread where a page of the authority was read that does not state the size", async () => {
    await openWith({ confidence: "list", evidence: ministry });
    const { rules } = told();
    expect(rules?.textContent).toContain("28 September 2026");
    expect(rules?.textContent).toContain(texts.evidence.listOnlyOne);
    expect(rules?.textContent).not.toContain(texts.evidence.rules.undated);
  });

  test("are our checks alone for a size of one's own, which no authority has", async () => {
    await openWith({ confidence: "single", evidence: null });
    expect(told()).toEqual({ ours: "pass", rules: undefined });
  });
});

describe("of an authority that wants the whole picture one file is handed in", () => {
  const own = { template: { ...germany("forbidden"), printable: false }, edits: [] as string[] };
  test.each([
    ["its own file where that is accepted", own.edits, result.digital.ownFits, result.next.upload],
    ["the downloaded one where its own is too large", ["resize"], result.next.upload, result.digital.ownFits],
  ])("%s", async (_, edits, told, other) => {
    const store = await openResult({ data: { ...card, edits } });
    act(() => void store.dispatch(templateChosen(own.template)));
    expect(await screen.findAllByText(told)).toHaveLength(1);
    expect(screen.queryByText(other)).toBeNull();
  });
});

describe("at the verdict stands what follows from the rule on edits", () => {
  const told = async (urlPath: string, mask: object = card) => {
    const store = await openResult({ data: mask });
    const template = byUrlPath.get(urlPath)!;
    act(() => void store.dispatch(templateChosen(template)));
    const verdict = screen.getByText(result.verdict.ours).closest<HTMLElement>("[data-kind]")!;
    expect(within(verdict).queryByText(template.editPolicy.statement!)).toBeNull();
    return [...verdict.querySelectorAll("p")].map(({ textContent }) => textContent).slice(1);
  };
  const { crop, rotate, keep } = result.verdict.edits;

  test.each([
    ["gb-passport", ["crop"], [`${crop} ${keep}`]],
    ["jp-passport", ["rotate", "crop"], [`${rotate} ${keep}`]],
    // Replacing the background is more than cropping.
    ["jp-passport", ["crop", "background"], []],
    // Cropping is allowed.
    ["us-dv-lottery", ["crop"], []],
  ])("where it wants the photo as it is: %s, %j", async (urlPath, edits, words) => {
    const face = { ...card.face, rightEye: [100, 300], leftEye: [300, 308] };
    expect(await told(urlPath, { ...card, face, edits })).toEqual(words);
  });

  test("the document to choose online, where there is one", async () => {
    const documents = [byUrlPath.get("gb-passport")!, byUrlPath.get("gb-passport-online")!];
    const store = await openResult({ data: { ...card, edits: ["crop"] } });
    act(() => {
      const countryName = "United Kingdom";
      const country = { countryCode: "GB", countryName, aliases: [], templateList: documents };
      store.dispatch(countriesReceived([country]));
      store.dispatch(templateChosen(documents[0]!));
    });
    const link = screen.getByRole("link", { name: documents[1]!.name });
    expect(link.getAttribute("href")).toContain("gb-passport-online");
  });

  test("but not where it is likely to refuse the photo anyway", async () => {
    const checks = [{ rule: "background", verdict: "warn", messageKey: "backgroundForbidden" }];
    expect(await told("gb-passport", { ...card, grade: "refusal-likely", checks })).toEqual([]);
    // Said once: by the mark of the point, and not of a replaced background, which nobody made.
    expect(screen.queryByText(errors.backgroundForbidden.title)).toBeNull();
    expect(screen.queryByText(result.background.policyKeep)).toBeNull();
  });
});

test("a size of one's own meets no rules, and the verdict says so", async () => {
  const ownSize = { width: 40, height: 50, unit: "mm", dpi: 300, minKb: null, maxKb: null } as const;
  const store = await openAccepted();
  act(() => void store.dispatch(ownSizeChosen({ ownSize, background: "keep" })));
  await act(() => store.dispatch(makePhoto()));
  expect(screen.queryByText(result.verdict.pass)).toBeNull();
  const [verdict] = screen.getAllByText(result.verdict.ownSize, { selector: "p span" });
  expect(verdict!.closest<HTMLElement>("[data-kind]")!.dataset.kind).toBe("plain");
});

describe("the first thing on the page", () => {
  const isBefore = (a: Element, b: Element) =>
    Boolean(a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING);

  test("is the outcome, before the photo", async () => {
    const store = await openAccepted();
    act(() => void store.dispatch(templateChosen({ ...germany("unknown"), printable: true })));
    const photo = await screen.findByLabelText(/^Your photo/);
    expect(isBefore(screen.getByText(result.verdict.pass, { selector: "p span" }), photo)).toBe(true);
  });

  test("is, where the authority is likely to refuse, all ways on in the box of the outcome", async () => {
    const forbidden = { rule: "background", verdict: "warn", messageKey: "backgroundForbidden" };
    const store = await openResult({ data: { ...card, grade: "refusal-likely", checks: [forbidden] } });
    act(() => void store.dispatch(templateChosen({ ...germany("unknown"), printable: true })));
    const box = screen
      .getByText(result.verdict.refused, { selector: "p span" })
      .closest<HTMLElement>("[data-kind]")!;
    expect(within(box).getByRole("button", { name: result.action.retake })).toBeTruthy();
    expect(within(box).getByRole("link", { name: result.action.otherDocument })).toBeTruthy();
    const anyway = within(box).getByRole("link", { name: texts.photo.choose.useAnyway });
    const target = document.getElementById(anyway.getAttribute("href")!.slice(1))!;
    expect(within(target).getByRole("img", { name: /^Your photo/ })).toBeTruthy();
    expect(screen.getAllByRole("button", { name: result.action.retake })).toHaveLength(1);
    // The findings stand before the ways on.
    const [finding] = within(box).getAllByRole("link");
    expect(finding!.textContent).toBe(errors.backgroundColour.title);
    expect(isBefore(finding!, within(box).getByRole("button", { name: result.action.retake }))).toBe(true);
    // The colour that is asked for is shown by its name.
    const asked = screen.getByRole("heading", { name: errors.backgroundColour.title }).closest("[id]")!;
    expect(asked.textContent).toContain(texts.common.backgroundName.white);
    // The download is the main action only for who uses the photo anyway.
    expect(button(result.action.download).dataset.variant).toBe("secondary");
    await userEvent.click(anyway);
    expect(button(result.action.download).dataset.variant).toBe("primary");
  });

  test("is that a background is to be kept: a warning with its own button, in view and in focus, asks once more", async () => {
    const scrolled = jest.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => {});
    const store = await openAccepted();
    const editPolicy = { geometry: "unknown", background: "keep", statement: null, sources: [] };
    act(
      () => void store.dispatch(templateChosen({ ...germany("unknown"), editPolicy } as unknown as Template)),
    );
    await userEvent.click(await screen.findByRole("button", { name: result.background.replaceAnyway }));
    const warning = document.activeElement as HTMLElement;
    expect(within(warning).getByText(result.background.replaceWarning)).toBeTruthy();
    expect(within(warning).getByRole("button", { name: texts.photo.choose.useAnyway })).toBeTruthy();
    expect(scrolled.mock.contexts).toContain(warning);
    expect(button(result.background.replaceAnyway).getAttribute("aria-expanded")).toBe("true");
    await userEvent.click(button(result.background.keep));
    expect(screen.queryByText(result.background.replaceWarning)).toBeNull();
  });

  test("leads from a missing name and date to the fields themselves", async () => {
    const missing = { rule: "name-and-date", verdict: "warn", messageKey: "captionMissing" };
    await openResult({ data: { ...card, grade: "look", checks: [missing] } });
    for (const name of [errors.captionMissing.title, result.caption.title]) {
      const [link] = await screen.findAllByRole("link", { name });
      expect(link!.getAttribute("href")).toBe(`#${captionPanelId}`);
    }
    // The main action comes first.
    expect(button(result.action.download).dataset.variant).toBe("secondary");
  });

  test("is, of a refused photo, what is wrong in plain words with all ways on, for which document", async () => {
    const store = await openResult(refusal);
    act(() => void store.dispatch(templateChosen(germany("unknown"))));
    const title = await screen.findByRole("heading", { name: errors.multipleFaces.plain });
    const box = within(title.closest("section")!);
    expect(box.getByText(errors.multipleFaces.title)).toBeTruthy();
    expect(box.getByRole("button", { name: result.action.retake })).toBeTruthy();
    expect(box.getByRole("link", { name: result.action.otherDocument })).toBeTruthy();
    expect(screen.getByText("Germany, Passport, 35 × 45 mm")).toBeTruthy();
    expect(document.querySelector("[data-drawing]")?.getAttribute("data-drawing")).toBe("two-people");
  });

  test.each([
    ["cannot be loaded", { status: 415, code: 415, msg: "image load failure" }],
    ["is too large", { status: 413, code: 413 }],
    ["is of a kind that we do not read", refusedFor("image-type", "imageType")],
  ])("offers no other document for a file that %s", async (_what, answer) => {
    await openResult(answer);
    expect(await screen.findByRole("heading", { name: result.newPhoto.title })).toBeTruthy();
    expect(screen.getByRole("button", { name: result.action.retake })).toBeTruthy();
    expect(screen.queryByRole("link", { name: result.action.otherDocument })).toBeNull();
  });
});

test.each([
  ["where it is uploaded, pixels and kilobytes have no rule that we found", { online: true }, 2],
  ["but not where only prints are taken", { online: false }, 0],
  ["nor where the notes say it", { online: true, inNotes: ["file"] }, 0],
  ["nor where a photographer sends it", { online: true, takenBy: "studio" }, 0],
])("a document without a rule for its file says so: %s", async (_, rules, times) => {
  const store = await openAccepted();
  const chosen = { ...germany("unknown"), digital: null, ...rules } as unknown as Template;
  act(() => void store.dispatch(formChosen("digital")));
  act(() => void store.dispatch(templateChosen(chosen)));
  await screen.findByRole("tabpanel");
  expect(screen.queryAllByText(result.digital.noRule, { exact: false })).toHaveLength(times);
});

test("a file shows the kilobytes and pixels that its website takes", async () => {
  const store = await openAccepted();
  const digital = {
    widthPx: { min: 600, max: 1200 },
    heightPx: { min: 600, max: 1200 },
    aspectRatio: null,
    minKb: 20,
    maxKb: 200,
    format: "jpeg",
  };
  act(() => void store.dispatch(templateChosen({ ...germany("unknown"), digital } as unknown as Template)));
  const told = (await screen.findByRole("tabpanel")).textContent!.replace(/\s/g, " ");
  expect(told).toContain("required: 20–200 kB");
  expect(told).toContain("required: 600–1200 × 600–1200 px");
  expect(told).not.toContain(result.digital.noRule);

  const atLeast = { ...digital, widthPx: { min: 600, max: null }, heightPx: { min: 750, max: null } };
  act(
    () =>
      void store.dispatch(templateChosen({ ...germany("unknown"), digital: atLeast } as unknown as Template)),
  );
  expect(screen.getByRole("tabpanel").textContent!.replace(/\s/g, " ")).toContain(
    "Allowed: 600 × 750 px or more",
  );
});

test("the refused photo of a child is told each advice once, and the photo comes before the tips", async () => {
  const refused = (rule: string, messageKey: string) => ({ rule, verdict: "fail", messageKey });
  const checks = [
    refused("hands", "handOverFace"),
    refused("yaw", "faceToLeft"),
    refused("mouth-closed", "mouthOpen"),
  ];
  answer({ code: 1000, data: { accepted: false, checks } });
  const store = await storeWithPhoto();
  store.dispatch(choicesChanged({ isChild: true }));
  await store.dispatch(makePhoto());
  renderEnglish(
    <Provider store={store}>
      <ResultView />
    </Provider>,
  );
  const { child } = texts.photo;
  const tip = await screen.findByText(child.sit);
  expect(screen.getAllByText(child.alone)).toHaveLength(1);
  expect(screen.getAllByText(child.face)).toHaveLength(1);
  const photo = screen.getByRole("img", { name: result.newPhoto.photoAltPlain });
  expect(photo.compareDocumentPosition(tip)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
