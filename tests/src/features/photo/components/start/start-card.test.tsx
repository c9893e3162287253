import "fake-indexeddb/auto";
import { resolve } from "node:path";
import { beforeEach, describe, expect, jest, test } from "@jest/globals";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Provider } from "react-redux";
import { loadTemplates } from "../../../../../../catalogue/templates/load-templates";
import { collectTemplates } from "../../../../../../catalogue/templates/template-collection";
import { maxImageBytes } from "../../../../../../photo/core/file/image-limits";
import { done } from "../../../../../../photo/core/result";
import type { Check } from "../../../../../../photo/core/types";
import { makePhoto } from "../../../../../../src/features/photo/actions/make";
import { setPhoto } from "../../../../../../src/features/photo/actions/set-photo";
import { StartCard } from "../../../../../../src/features/photo/components/start/start-card";
import { chooseDocument } from "../../../../../../src/features/photo/documents/choose-document";
import { takeShots } from "../../../../../../src/features/photo/shots/take-shots";
import {
  choicesChanged,
  documentChosen,
  ownSizeChosen,
} from "../../../../../../src/features/photo/state/photo-slice";
import { selectMissing } from "../../../../../../src/features/photo/state/selectors";
import { homeStart } from "../../../../../../src/paths";
import { networkChanged } from "../../../../../../src/store/network-slice";
import { makeStore } from "../../../../../../src/store/store";
import { afterThisTest, stubGlobal } from "../../../../../for-this-test";
import { allThatIsDue } from "../../../../../wait-until";
import { renderEnglish, texts } from "../../../../components/render";
import { answerDeviceJobs, argumentOf, quietEngine } from "../../device-worker";
import {
  answerPhotoCalls,
  beginEachAfresh,
  card,
  jpegFile,
  photoOf,
  report,
  storeWithPhoto,
  stubDecoding,
} from "../../photo-fixtures";

beginEachAfresh();
beforeEach(() => void answerDeviceJobs(quietEngine));

const { own } = texts.home.card;
const { child } = texts.photo;
const { check, choose } = texts.photo;
const { errors } = texts;
const records = loadTemplates(resolve("content/templates"));
const { byUrlPath } = collectTemplates(records, [], resolve("content"), "en");
const template = byUrlPath.get("de-passport")!;
const { country, countryName } = template;
const countries = { data: [{ countryCode: country, countryName, aliases: [], templateList: [template] }] };

/** The start card after the finished photo of a child. */
async function openAfterJob() {
  window.history.replaceState(null, "", "/?document=de-passport");
  const seen = answerPhotoCalls({
    "/v5/passport/template": countries,
    "/v5/card/mask": ({ data }) => ({ data: String(data).includes("mode=check") ? report : card }),
  });
  const store = await storeWithPhoto(jpegFile("of-the-job.jpg"));
  store.dispatch(choicesChanged({ isChild: true }));
  await store.dispatch(makePhoto());
  renderEnglish(
    <Provider store={store}>
      <StartCard built={[]} />
    </Provider>,
  );
  await screen.findByText("of-the-job.jpg");
  seen.splice(0);
  return { store, seen, photo: () => photoOf(store) };
}

test("documents that a busy server did not send are asked for again with the choice of a country, which stays", async () => {
  window.history.replaceState(null, "", "/");
  let isBusy = true;
  answerPhotoCalls({ "/v5/passport/template": () => (isBusy ? { status: 503, code: 503 } : countries) });
  const store = makeStore();
  renderEnglish(
    <Provider store={store}>
      <StartCard built={[{ countryCode: country, countryName, aliases: [] }]} />
    </Provider>,
  );
  expect((await screen.findByRole("alert")).textContent).toContain(texts.photo.loadFailed);
  isBusy = false;
  await userEvent.click(screen.getByRole("combobox", { name: texts.home.card.country.label }));
  await userEvent.click(await screen.findByRole("option", { name: new RegExp(countryName) }));
  // The only document of the country, as if the list had been there.
  expect((await screen.findByRole<HTMLInputElement>("radio")).checked).toBe(true);
  expect(screen.queryByRole("alert")).toBeNull();
  expect(photoOf(store).choices).toMatchObject({ countryCode: country, urlPath: template.urlPath });
});

test("the country that a custom size stands under leads back to its documents when it is chosen", async () => {
  window.history.replaceState(null, "", "/");
  answerPhotoCalls({ "/v5/passport/template": countries });
  const store = makeStore();
  renderEnglish(
    <Provider store={store}>
      <StartCard built={[{ countryCode: country, countryName, aliases: [] }]} />
    </Provider>,
  );
  const chooseTheCountry = async () => {
    await userEvent.click(screen.getByRole("combobox", { name: texts.home.card.country.label }));
    await userEvent.click(await screen.findByRole("option", { name: new RegExp(countryName) }));
  };
  await chooseTheCountry();
  const ownSize = { width: 40, height: 50, unit: "mm", dpi: 300, minKb: null, maxKb: null } as const;
  act(() => void store.dispatch(ownSizeChosen({ ownSize, background: "keep" })));
  expect(await screen.findByRole("button", { name: own.back })).toBeTruthy();
  await chooseTheCountry();
  expect((await screen.findByRole<HTMLInputElement>("radio", { name: /Passport/ })).checked).toBe(true);
  expect(photoOf(store).choices).toMatchObject({ ownSize: null, urlPath: template.urlPath });
});

test("a document of the address that there is not is named, with the countries to choose from", async () => {
  window.history.replaceState(null, "", "/?document=gb-online-passport");
  answerPhotoCalls({ "/v5/passport/template": countries });
  const store = makeStore();
  renderEnglish(
    <Provider store={store}>
      <StartCard built={[]} />
    </Provider>,
  );
  expect(await screen.findByText(/Nothing found for “gb-online-passport”/)).toBeTruthy();
  expect(screen.getByRole("combobox", { name: texts.home.card.country.label })).toBeTruthy();
  expect(store.getState().route.error).toBeNull();
});

test("it is named to a returning visitor too, and the document of the last visit is not half shown", async () => {
  window.history.replaceState(null, "", "/?document=gb-online-passport");
  answerPhotoCalls({ "/v5/passport/template": countries });
  const store = await storeWithPhoto(jpegFile("mine.jpg"));
  store.dispatch(chooseDocument(template));
  renderEnglish(
    <Provider store={store}>
      <StartCard built={[]} />
    </Provider>,
  );
  expect(await screen.findByText(/Nothing found for “gb-online-passport”/)).toBeTruthy();
  expect(photoOf(store).choices).toMatchObject({ countryCode: null, urlPath: null });
  expect(store.getState().site.passportData).toBeNull();
  expect(screen.queryByText(texts.photo.document.requirements)).toBeNull();
  expect(await screen.findByText("mine.jpg")).toBeTruthy();
  // Without the mistyped address, the document of the last visit is there again.
  cleanup();
  window.history.replaceState(null, "", "/?document=");
  renderEnglish(
    <Provider store={makeStore()}>
      <StartCard built={[]} />
    </Provider>,
  );
  expect(await screen.findByText(texts.photo.document.requirements)).toBeTruthy();
  expect(screen.queryByText(/Nothing found/)).toBeNull();
});

test("nothing is shown of the document chosen before while the one of the address is loading", async () => {
  window.history.replaceState(null, "", "/?document=de-passport");
  let answer = () => {};
  const answered = new Promise<typeof countries>((resolve) => (answer = () => resolve(countries)));
  answerPhotoCalls({ "/v5/passport/template": () => answered });
  const store = await storeWithPhoto(jpegFile("mine.jpg"));
  act(() => void store.dispatch(chooseDocument(byUrlPath.get("us-passport")!)));
  renderEnglish(
    <Provider store={store}>
      <StartCard built={[{ countryCode: "US", countryName: "United States", aliases: [] }]} />
    </Provider>,
  );
  expect(await screen.findByText("mine.jpg")).toBeTruthy();
  await waitFor(() => expect(photoOf(store).isRestored).toBe(true));
  expect(screen.queryByText(texts.photo.document.requirements)).toBeNull();
  const chooser = screen.getByRole<HTMLInputElement>("combobox", { name: texts.home.card.country.label });
  expect(chooser.value).toBe("");
  expect(store.getState().site.passportData).toBeNull();
  answer();
  await waitFor(() => expect(store.getState().site.passportData?.urlPath).toBe("de-passport"));
});

test("a size typed on the last visit is not shown while the document of the address is loading", async () => {
  window.history.replaceState(null, "", "/?document=de-passport");
  let answer = () => {};
  const answered = new Promise<typeof countries>((resolve) => (answer = () => resolve(countries)));
  answerPhotoCalls({ "/v5/passport/template": () => answered });
  const store = await storeWithPhoto(jpegFile("mine.jpg"));
  const ownSize = { width: 40, height: 50, unit: "mm", dpi: 300, minKb: null, maxKb: null } as const;
  store.dispatch(ownSizeChosen({ ownSize, background: "keep" }));
  renderEnglish(
    <Provider store={store}>
      <StartCard built={[]} />
    </Provider>,
  );
  expect(await screen.findByText("mine.jpg")).toBeTruthy();
  await waitFor(() => expect(photoOf(store).isRestored).toBe(true));
  expect(screen.queryByRole("button", { name: own.back })).toBeNull();
  answer();
  await waitFor(() => expect(photoOf(store).choices.urlPath).toBe("de-passport"));
  expect(screen.getByRole("button", { name: own.open })).toBeTruthy();
});

describe("without a connection", () => {
  const { failure } = texts.errors;
  /** A service worker that has stored these addresses. */
  function goOffline(...kept: string[]) {
    stubGlobal("caches", { match: async (url: string) => (kept.includes(url) ? {} : undefined) });
    Object.defineProperty(navigator, "serviceWorker", {
      value: { controller: {}, ready: new Promise(() => {}) },
      configurable: true,
    });
    afterThisTest(() => Reflect.deleteProperty(navigator, "serviceWorker"));
    jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  }
  async function openOffline(isOnDevice: boolean) {
    const navigate = jest.fn();
    stubGlobal("___navigate", navigate);
    answerPhotoCalls({ "/v5/passport/template": countries });
    const store = await storeWithPhoto(jpegFile("mine.jpg"));
    store.dispatch(networkChanged(false));
    store.dispatch(chooseDocument(template));
    store.dispatch(choicesChanged({ isOnDevice }));
    renderEnglish(
      <Provider store={store}>
        <StartCard built={[]} />
      </Provider>,
    );
    await userEvent.click(screen.getByRole("button", { name: choose.start }));
    return { store, navigate };
  }
  const resultPage = "/page-data/result/page-data.json";

  test.each([
    [true, [], failure.deviceNotLoaded],
    [true, [resultPage], failure.deviceNotLoaded],
    [false, [], failure.offline],
  ])(
    "a start that cannot work says so at the button, and keeps page and photo: %s, %j",
    async (isOnDevice, kept, { title, advice }) => {
      goOffline(...kept);
      const { store, navigate } = await openOffline(isOnDevice);
      const said = await screen.findByText(title);
      expect(said.closest("[role=alert]")?.textContent).toContain(advice);
      expect(
        said.closest("[data-sticky]")?.contains(screen.getByRole("button", { name: choose.start })),
      ).toBe(true);
      expect(navigate).not.toHaveBeenCalled();
      expect(photoOf(store)).toMatchObject({
        status: "idle",
        choices: { urlPath: "de-passport", isOnDevice },
      });
      expect(screen.getByText("mine.jpg")).toBeTruthy();
      act(() => void store.dispatch(networkChanged(true)));
      expect(screen.queryByText(title)).toBeNull();
    },
  );

  test("the page of the result, once stored, tells itself that the server is not there", async () => {
    goOffline(resultPage);
    const { navigate } = await openOffline(false);
    await waitFor(() => expect(navigate).toHaveBeenCalledWith("/result"));
  });

  test("requirements that this browser has not stored are no link", async () => {
    goOffline();
    await openOffline(false);
    const { requirements } = texts.photo.document;
    expect(await screen.findByText(`${requirements} (${texts.common.offlinePage.title})`)).toBeTruthy();
    expect(screen.queryByRole("link", { name: requirements })).toBeNull();
    cleanup();
    goOffline("/page-data/requirements/de-passport/page-data.json");
    await openOffline(false);
    expect(await screen.findByRole("link", { name: requirements })).toBeTruthy();
  });
});

test("a photo that came from a phone is not said to be sent with the next press only", async () => {
  answerPhotoCalls({ "/v5/passport/template": countries });
  const store = makeStore();
  renderEnglish(
    <Provider store={store}>
      <StartCard built={[]} />
    </Provider>,
  );
  expect(screen.getByText(texts.photo.consent)).toBeTruthy();
  await act(() => store.dispatch(setPhoto(jpegFile("phone-de-passport-2026-11-29.jpg"))));
  expect(screen.queryByText(texts.photo.consent)).toBeNull();
  await act(() => store.dispatch(setPhoto(jpegFile("mine.jpg"))));
  expect(screen.getByText(texts.photo.consent)).toBeTruthy();
});

test("a press while the document of the address is on its way waits for it", async () => {
  window.history.replaceState(null, "", "/?document=de-passport");
  let answer = () => {};
  const answered = new Promise<typeof countries>((resolve) => (answer = () => resolve(countries)));
  answerPhotoCalls({ "/v5/passport/template": () => answered });
  const store = makeStore();
  await store.dispatch(setPhoto(jpegFile()));
  renderEnglish(
    <Provider store={store}>
      <StartCard built={[]} />
    </Provider>,
  );
  const button = screen.getByRole("button", { name: choose.start });
  await userEvent.click(button);
  expect(button.getAttribute("aria-busy")).toBe("true");
  expect(photoOf(store).status).toBe("idle");
  answer();
  await waitFor(() => expect(photoOf(store).status).toBe("accepted"));
});

test("a press while the document of the address replaces that of the last visit makes no photo that is then dropped", async () => {
  window.history.replaceState(null, "", "/?document=de-passport");
  let answer = () => {};
  const answered = new Promise<typeof countries>((resolve) => (answer = () => resolve(countries)));
  answerPhotoCalls({ "/v5/passport/template": () => answered, "/v5/card/mask": { data: card } });
  const store = await storeWithPhoto();
  store.dispatch(documentChosen({ countryCode: "FR", urlPath: "fr-passport" }));
  renderEnglish(
    <Provider store={store}>
      <StartCard built={[]} />
    </Provider>,
  );
  await userEvent.click(screen.getByRole("button", { name: choose.start }));
  expect(photoOf(store).status).toBe("idle");
  answer();
  await waitFor(() => expect(photoOf(store).status).toBe("accepted"));
});

test("a press while several photos are compared for the document makes the best of them", async () => {
  window.history.replaceState(null, "", "/");
  let look = () => {};
  const looked = new Promise<void>((resolve) => (look = resolve));
  const closed = { rule: "eyes-open", verdict: "fail", messageKey: "eyesClosed" } as Check;
  const [worse, better] = [
    jpegFile("worse.jpg"),
    new File([await jpegFile().arrayBuffer(), "better"], "better.jpg"),
  ];
  answerDeviceJobs(async (call) => {
    if (call.job !== "checkShot") return quietEngine(call);
    await looked;
    return done(argumentOf("checkShot", call).image.byteLength === worse.size ? [closed] : []);
  });
  answerPhotoCalls({ "/v5/passport/template": countries, "/v5/card/mask": { data: card } });
  const store = await storeWithPhoto();
  await store.dispatch(takeShots({ files: [worse, better], name: undefined, isCurrent: () => true }));
  renderEnglish(
    <Provider store={store}>
      <StartCard built={[]} />
    </Provider>,
  );
  await screen.findByText(/1 of 2/);
  await userEvent.click(screen.getByRole("button", { name: choose.start }));
  await allThatIsDue();
  expect(photoOf(store)).toMatchObject({ status: "idle", photo: { name: "worse.jpg" } });
  look();
  await waitFor(() =>
    expect(photoOf(store)).toMatchObject({ status: "accepted", photo: { name: "better.jpg" } }),
  );
});

test("opened to choose another document, the card has the focus and says that the photo is kept", async () => {
  const { store } = await openAfterJob();
  const { again, title } = texts.home.card;
  expect(screen.getByText(again)).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
  cleanup();
  window.history.replaceState(null, "", homeStart);
  renderEnglish(
    <Provider store={store}>
      <StartCard built={[]} />
    </Provider>,
  );
  await waitFor(() => expect(document.activeElement?.textContent).toBe(title));
});

const fileInput = (label: string) => screen.getByLabelText(label, { selector: "input" });

test("after a finished job the check asks for its photo and takes that, for a child no longer", async () => {
  const { seen, photo } = await openAfterJob();
  const asked = jest.spyOn(HTMLInputElement.prototype, "click");
  await userEvent.click(screen.getByRole("button", { name: check.title }));
  expect(asked.mock.contexts).toEqual([fileInput(check.title)]);
  expect(photo()).toMatchObject({ status: "accepted", choices: { isCheck: false } });

  await userEvent.upload(fileInput(check.title), jpegFile("from-a-booth.jpg"));
  await waitFor(() => expect(photo()).toMatchObject({ status: "checked", choices: { isChild: false } }));
  expect(photo().photo?.name).toBe("from-a-booth.jpg");
  expect(seen.filter(({ path }) => path === "/v5/image/upload")).toHaveLength(1);
});

test.each([
  [
    "no photo",
    new File(["%PDF-1.7"], "form.pdf"),
    null,
    `${errors.imageType.plain}form.pdf${errors.imageType.title}${errors.imageType.advice}`,
  ],
  [
    "a text under the name of a JPEG",
    new File(["My passport"], "me.jpg", { type: "image/jpeg" }),
    null,
    `${errors.imageType.plain}me.jpg${errors.imageType.title}${errors.imageType.advice}`,
  ],
  [
    "empty",
    new File([], "me.jpg"),
    null,
    `${errors.failure.fileEmpty.title}me.jpg${errors.failure.fileEmpty.advice}`,
  ],
  [
    "too narrow",
    jpegFile("screenshot.jpg"),
    { width: 1080, height: 2340 },
    `${errors.aspectRatio.plain}screenshot.jpg${errors.aspectRatio.title}${errors.aspectRatio.advice}`,
  ],
])(
  "a file that is %s is named, and says what is wrong in plain words, and what to do",
  async (_, file, size, words) => {
    window.history.replaceState(null, "", "/?document=de-passport");
    answerPhotoCalls({ "/v5/passport/template": countries });
    renderEnglish(
      <Provider store={makeStore()}>
        <StartCard built={[]} />
      </Provider>,
    );
    if (size) stubDecoding(size);
    await userEvent.upload(fileInput(choose.file), file, { applyAccept: false });
    expect((await screen.findByRole("alert")).textContent).toBe(words);
  },
);

test("the check asks for its photo where none has been given", async () => {
  window.history.replaceState(null, "", "/?document=de-passport");
  answerPhotoCalls({ "/v5/passport/template": countries });
  const store = makeStore();
  renderEnglish(
    <Provider store={store}>
      <StartCard built={[]} />
    </Provider>,
  );
  await waitFor(() => expect(selectMissing(store.getState())).toBe("photo"));
  const asked = jest.spyOn(HTMLInputElement.prototype, "click");
  await userEvent.click(screen.getByRole("button", { name: check.title }));
  expect(asked.mock.contexts).toEqual([fileInput(check.title)]);
});

test("why a file to be checked is refused stands at the check, where the next one is checked too", async () => {
  const { photo } = await openAfterJob();
  const pdf = () => new File(["%PDF-1.7"], "form.pdf");
  /** Whether the reason comes after this input. */
  const isBelow = async (label: string) =>
    fileInput(label).compareDocumentPosition(await screen.findByRole("alert")) ===
    Node.DOCUMENT_POSITION_FOLLOWING;
  await userEvent.upload(fileInput(check.title), pdf(), { applyAccept: false });
  expect(await isBelow(choose.change)).toBe(true);
  expect(screen.getAllByRole("alert")).toHaveLength(1);

  await userEvent.upload(fileInput(choose.change), pdf(), { applyAccept: false });
  await waitFor(async () => expect(await isBelow(choose.change)).toBe(false));
  expect(screen.getAllByRole("alert")).toHaveLength(1);

  await userEvent.upload(fileInput(check.title), jpegFile("from-a-booth.jpg"));
  await waitFor(() =>
    expect(photo()).toMatchObject({ status: "checked", photo: { name: "from-a-booth.jpg" } }),
  );
  expect(screen.queryByRole("alert")).toBeNull();
});

const isSent = ({ path }: { path: string }) => path === "/v5/image/upload" || path === "/v5/card/mask";

test("a file of which nothing can be made is not sent: the press on start leads to its reason", async () => {
  const { seen } = await openAfterJob();
  const torn = { rule: "image-type", verdict: "fail", messageKey: "damaged" } as Check;
  answerDeviceJobs((call) =>
    call.job === "precheckPhoto" ? done({ faults: [torn], found: null, trim: null }) : quietEngine(call),
  );
  await userEvent.upload(fileInput(choose.change), jpegFile("torn.jpg"));
  const reason = await screen.findByRole("alert");
  expect(reason.textContent).toContain(errors.damaged.title);
  expect(screen.queryByRole("button", { name: choose.useAnyway })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: choose.start }));
  const next = screen.getByRole("button", { name: choose.camera });
  await waitFor(() => expect(document.activeElement === next).toBe(true));
  expect(seen.filter(isSent)).toEqual([]);
});

test("a finished file with more bytes than are taken is not sent to be checked", async () => {
  const { seen, photo } = await openAfterJob();
  const heavy = jpegFile("heavy.jpg");
  jest.spyOn(Blob.prototype, "size", "get").mockReturnValue(maxImageBytes + 1);
  await userEvent.upload(fileInput(check.title), heavy);
  expect((await screen.findByRole("alert")).textContent).toContain(errors.failure.fileTooLarge.title);
  expect(seen.filter(isSent)).toEqual([]);
  expect(photo().photo?.name).toBe("heavy.jpg");
});

const childSwitch = () => screen.getByRole<HTMLInputElement>("switch", { name: child.label });

test("the next photo is no child's, and a check after it takes it as it is given", async () => {
  const { photo } = await openAfterJob();
  expect(childSwitch().checked).toBe(true);
  await userEvent.upload(fileInput(choose.change), jpegFile("from-a-studio.jpg"));
  await screen.findByText("from-a-studio.jpg");
  await waitFor(() => expect(childSwitch().checked).toBe(false));
  await userEvent.click(screen.getByRole("button", { name: check.title }));
  await waitFor(() => expect(photo().status).toBe("checked"));
  expect(photo().photo?.name).toBe("from-a-studio.jpg");
});

test("a chosen photo comes into the window, and a restored one moves nothing", async () => {
  const scrolled = jest.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => {});
  const isChosen = (context: unknown) => (context as Element).hasAttribute("data-chosen");
  await openAfterJob();
  expect(scrolled.mock.contexts.some(isChosen)).toBe(false);
  await userEvent.upload(fileInput(choose.change), jpegFile("from-a-studio.jpg"));
  await waitFor(() => expect(scrolled.mock.contexts.some(isChosen)).toBe(true));
});

test("the next photo is a child's where that was said before it was given", async () => {
  await openAfterJob();
  await userEvent.click(childSwitch());
  await userEvent.click(childSwitch());
  await userEvent.upload(fileInput(choose.change), jpegFile("of-the-twin.jpg"));
  await screen.findByText("of-the-twin.jpg");
  expect(childSwitch().checked).toBe(true);
});

test("the card of another size gives back the chosen document when it is closed, and its words when it is opened", async () => {
  const { urlPath, name } = template;
  window.history.replaceState(null, "", `/?document=${urlPath}`);
  answerPhotoCalls({ "/v5/passport/template": countries });
  renderEnglish(
    <Provider store={makeStore()}>
      <StartCard built={[]} />
    </Provider>,
  );
  const chosen = () => screen.findByRole<HTMLInputElement>("radio", { name: new RegExp(`^${name}`) });
  const width = () => screen.findByRole<HTMLInputElement>("textbox", { name: texts.common.drawing.width });
  const press = (label: string) => userEvent.click(screen.getByRole("button", { name: label }));
  expect((await chosen()).checked).toBe(true);

  await press(own.open);
  await userEvent.type(await width(), "40");
  await press(own.back);
  expect((await chosen()).checked).toBe(true);

  await press(own.open);
  expect((await width()).value).toBe("40");
});
