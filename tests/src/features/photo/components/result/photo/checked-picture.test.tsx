import "fake-indexeddb/auto";
import { expect, test } from "@jest/globals";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { Provider } from "react-redux";
import type { PhotoReport } from "../../../../../../../contract/photo-report";
import { CheckedPicture } from "../../../../../../../src/features/photo/components/result/photo/checked-picture";
import { photoFiles } from "../../../../../../../src/features/photo/photo-files";
import type { Photo, UploadedPhoto } from "../../../../../../../src/features/photo/state/photo-state";
import { makeStore } from "../../../../../../../src/store/store";
import { renderEnglish } from "../../../../../components/render";
import { beginEachAfresh, jpegFile, report, serviceOf, uploadAnswer } from "../../../photo-fixtures";
import { germanPassport } from "../../../real-documents";

beginEachAfresh();

const photo: Photo = {
  photoId: "own",
  name: "me.jpg",
  type: "image/jpeg",
  bytes: 64,
  isFrame: false,
  widthPx: 827,
  heightPx: 1063,
};
const uploaded = { ...uploadAnswer, uploadedAt: 0 } as unknown as UploadedPhoto;
const face = {
  box: { x: 200, y: 300, width: 400, height: 500 },
  chin: [400, 800],
  hairTop: [400, 120],
  leftEye: [500, 500],
  rightEye: [300, 500],
} as unknown as PhotoReport["face"];

async function show(
  found: Partial<PhotoReport>,
  given: Partial<Photo> = {},
  copy: UploadedPhoto | null = uploaded,
) {
  const store = makeStore();
  await serviceOf(store, photoFiles).put("own", jpegFile());
  renderEnglish(
    <Provider store={store}>
      <CheckedPicture
        report={{ ...report, ...found }}
        template={germanPassport}
        photo={{ ...photo, ...given }}
        uploaded={copy}
      />
    </Provider>,
  );
}

/** The picture on the drawing, in units of the drawing. */
const drawn = () => document.querySelector("image")!;

test("a measured photo is drawn as high as the document, in its own shape", async () => {
  await show({ given: { format: "jpeg", widthPx: 600, heightPx: 1200, bytes: 9 } });
  const [width, height] = ["width", "height"].map((name) => Number(drawn().getAttribute(name)));
  expect(width! / height!).toBeCloseTo(0.5, 6);
  expect(document.body.textContent).toContain(String(germanPassport.sizeHeight));
  await waitFor(() => expect(drawn().getAttribute("href")).toMatch(/^blob:/));
});

test("until the visitor's own file is there, and where this browser cannot show it, the server's copy is drawn", async () => {
  await show({}, { widthPx: null });
  expect(drawn().getAttribute("href")).toBe(uploaded.url);
  await waitFor(() => expect(drawn().getAttribute("href")).toBe(uploaded.url));
});

const failed = (messageKey: string, verdict = "fail") => ({ rule: messageKey, verdict, messageKey }) as never;
const marks = () => [...document.querySelectorAll("rect")].map((rect) => rect.getAttribute("y"));
async function load() {
  const image = await waitFor(() => screen.getByRole<HTMLImageElement>("img"));
  fireEvent.load(image);
}

test("where nothing could be measured the file itself is shown, its faults marked and what passed not", async () => {
  await show({ result: null, face, checks: [failed("eyesClosed"), failed("topSpace", "pass")] });
  await load();
  // The eyes, 200 px apart, and not the whole face.
  await waitFor(() => expect(marks()).toEqual(["410", "410"]));
  const box = document.querySelector("svg.marks, svg[viewBox]")!.getAttribute("viewBox");
  expect(box).toBe("0 0 1200 1600");
});

test("the strip below the chin ends with the picture that was checked", async () => {
  await show({ result: null, face, checks: [failed("bottomSpace")] });
  await load();
  await waitFor(() => expect(document.querySelector("rect")?.getAttribute("height")).toBe("800"));
});

test("without a copy on the server its own size counts", async () => {
  const given = { format: "jpeg", widthPx: 827, heightPx: 1063, bytes: 9 } as const;
  await show({ result: null, given, face, checks: [failed("bottomSpace")] }, {}, null);
  await load();
  await waitFor(() => expect(document.querySelector("rect")?.getAttribute("height")).toBe("263"));
});
