import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { showAnnouncements } from "../../../src/navigation/show-announcements";
import { firstLoad } from "../../../src/store/first-load";
import { loadCountries } from "../../../src/store/load-countries";
import { routeFailed, routeLoading, routeShown } from "../../../src/store/route-slice";
import { selectPassportData, templateChosen, textsReceived } from "../../../src/store/site-slice";
import { makeStore } from "../../../src/store/store";
import { get } from "../../../src/v5/client";
import { waitUntil } from "../../wait-until";
import { answerCalls } from "../v5/answer-calls";

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  jest.useRealTimers();
});

const record = {
  lang: "de",
  modelImage: "/m.svg",
  headerGuideImage: "/g.jpg",
  headerExampleImage: "/e.jpg",
  passportStep1: "/1.svg",
  passportStep2: "/2.svg",
  passportStep3: "/3.svg",
};
const hot = [{ urlPath: "de-passport", imageUrl: "/d.svg" }];

describe("client state", () => {
  test("begins empty, with every field of the specification", () => {
    expect(makeStore().getState().site).toEqual({
      countryList: [],
      lang: "en",
      i18n: {},
      passportData: null,
      hotCardList: [],
      modelImage: "",
      headerExampleImage: "",
      headerGuideImage: "",
      headerExampleImageWebp: "",
      headerGuideImageWebp: "",
      passportStep1: "",
      passportStep2: "",
      passportStep3: "",
    });
  });

  test("holds the texts and the chosen document", () => {
    const store = makeStore();
    store.dispatch(textsReceived({ common: { a: "b" } }));
    store.dispatch(templateChosen({ urlPath: "us-visa" } as never));
    expect(store.getState().site.i18n).toEqual({ common: { a: "b" } });
    expect(selectPassportData(store.getState())?.urlPath).toBe("us-visa");
  });
});

describe("first load", () => {
  test("fetches language data and hot templates together and keeps the entry of its language", async () => {
    let asked = 0;
    answerCalls(async ({ path }) => {
      asked += 1;
      // No answer before both have asked.
      await waitUntil(() => expect(asked).toBe(2));
      return { data: path.endsWith("/hot") ? { list: hot } : [{ ...record, lang: "en" }, record] };
    });
    const store = makeStore();
    await store.dispatch(firstLoad("de"));
    const { lang: _, ...images } = record;
    expect(store.getState().site).toMatchObject({
      ...images,
      lang: "de",
      headerExampleImageWebp: "/e.jpg",
      headerGuideImageWebp: "/g.jpg",
      hotCardList: hot,
    });
  });

  test("a failure is only logged: no toast, that part stays empty, the other one is kept", async () => {
    const logged = jest.spyOn(console, "error").mockImplementation(() => {});
    answerCalls(({ path }) =>
      path.endsWith("/lang") ? { status: 500, code: 500 } : { data: { list: hot } },
    );
    const store = makeStore();
    showAnnouncements(store);
    await store.dispatch(firstLoad("de"));
    expect(logged).toHaveBeenCalledTimes(1);
    expect(store.getState().site).toMatchObject({ modelImage: "", hotCardList: hot, lang: "de" });
    expect(store.getState().toast.current).toBeNull();

    sessionStorage.clear();
    answerCalls(() => ({ networkError: "ERR_NETWORK" }));
    const offline = makeStore();
    await offline.dispatch(firstLoad("de"));
    expect(offline.getState().site).toMatchObject({ modelImage: "", hotCardList: [] });
    expect(logged).toHaveBeenCalledTimes(3);
  });

  test("an answer for a language that was left is dropped", async () => {
    answerCalls(({ path, params }) => ({
      data: path.endsWith("/hot") ? { list: [{ urlPath: params.lang, imageUrl: "/" }] } : [],
    }));
    const store = makeStore();
    await Promise.all([store.dispatch(firstLoad("de")), store.dispatch(firstLoad("jp"))]);
    expect(store.getState().site.hotCardList.map((template) => template.urlPath)).toEqual(["jp"]);
  });
});

test("the country list is loaded in the page's language", async () => {
  const group = { countryCode: "DE", countryName: "Deutschland", templateList: [] };
  answerCalls(() => ({ data: [group] }));
  const store = makeStore();
  await store.dispatch(loadCountries("en"));
  expect(store.getState().site.countryList).toEqual([group]);
});

describe("toast", () => {
  test("a failed call shows one, with the key of its words", async () => {
    const store = makeStore();
    showAnnouncements(store);
    answerCalls(() => ({ code: 1009, msg: "server words" }));
    await get("/x").catch(() => {});
    expect(store.getState().toast.current).toMatchObject({
      code: 1009,
      failureKey: "prohibitedContent",
      text: "server words",
    });
  });
});

test("a route is loading, then shown, or has failed", () => {
  const store = makeStore();
  store.dispatch(routeLoading());
  expect(store.getState().route).toEqual({ isLoading: true, error: null });
  store.dispatch(routeFailed({ status: 500, message: "broken" }));
  expect(store.getState().route).toEqual({ isLoading: false, error: { status: 500, message: "broken" } });
  store.dispatch(routeShown());
  expect(store.getState().route).toEqual({ isLoading: false, error: null });
});
