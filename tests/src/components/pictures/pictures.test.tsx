import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { cleanup, fireEvent, render, waitFor } from "@testing-library/react";
import { Provider } from "react-redux";
import { hideOfflinePictures } from "../../../../src/browser/offline-pictures";
import { RecordPicture } from "../../../../src/components/pictures/record-picture";
import { SampleImage } from "../../../../src/components/pictures/sample-image";
import { type LanguagePictures, usePictures } from "../../../../src/components/pictures/use-pictures";
import { languageRecordReceived } from "../../../../src/store/site-slice";
import { makeStore } from "../../../../src/store/store";
import "../../patience";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const record: LanguagePictures = {
  modelImage: "/built/model.jpg",
  headerExampleImage: "/built/example.jpg",
  headerGuideImage: "/built/guide.jpg",
  passportStep1: "/built/1.webp",
  passportStep2: "/built/2.webp",
  passportStep3: "/built/3.webp",
};

function Example() {
  const { headerExampleImage } = usePictures(record);
  return <RecordPicture source={headerExampleImage} widthPx={12} heightPx={8} />;
}

function show(store = makeStore()) {
  const { container } = render(
    <Provider store={store}>
      <Example />
    </Provider>,
  );
  return () => [
    container.querySelector("source")?.getAttribute("srcset") ?? null,
    container.querySelector("img")?.getAttribute("src"),
  ];
}

test("the built page offers the WebP and the original", () => {
  expect(show()()).toEqual(["/built/example.webp", "/built/example.jpg"]);
});

test("a picture of the language call takes the place of the built one", () => {
  const store = makeStore();
  const fresh = { ...record, headerExampleImage: "/fresh/example.jpg" };
  store.dispatch(languageRecordReceived({ ...fresh, lang: "en" } as never));
  // It has no known WebP.
  expect(show(store)()).toEqual([null, "/fresh/example.jpg"]);
});

test("the same picture as the built one keeps its WebP", () => {
  const store = makeStore();
  store.dispatch(languageRecordReceived({ ...record, lang: "en" } as never));
  expect(show(store)()).toEqual(["/built/example.webp", "/built/example.jpg"]);
});

test("shows the original if the WebP fails to load", () => {
  const shown = show();
  fireEvent.error(document.querySelector("img")!);
  expect(shown()).toEqual([null, "/built/example.jpg"]);
});

test("a browser without WebP gets the original", async () => {
  localStorage.setItem("isSupportWebp", "0");
  const shown = show();
  await waitFor(() => expect(shown()).toEqual([null, "/built/example.jpg"]));
});

test("a sample that is not there is replaced by the default one", () => {
  const { container } = render(<SampleImage src="/gone.svg" widthMm={35} heightMm={45} cssPxPerMm={2} />);
  const image = container.querySelector("img")!;
  expect([image.getAttribute("width"), image.getAttribute("height")]).toEqual(["70", "90"]);
  fireEvent.error(image);
  expect(image.getAttribute("src")).toBe("/images/sample.svg");
});

test("offline a picture is hidden instead of broken, and loaded when the connection is back", async () => {
  const onLine = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  hideOfflinePictures();
  const { container } = render(
    <>
      <SampleImage src="/images/samples/us-visa.svg" widthMm={51} heightMm={51} cssPxPerMm={1} />
      <img src="blob:mine" alt="" />
    </>,
  );
  const [sample, own] = [...container.querySelectorAll("img")] as [HTMLImageElement, HTMLImageElement];
  for (const image of [sample, own]) fireEvent.error(image);
  expect(sample.style.visibility).toBe("hidden");
  // The visitor's own photo needs no connection.
  expect(own.style.visibility).toBe("");
  const loadedAgain = jest.spyOn(sample, "setAttribute");
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event("online"));
  await waitFor(() => expect(loadedAgain).toHaveBeenCalledWith("src", "/images/samples/us-visa.svg"));
  expect(sample.style.visibility).toBe("");
});
