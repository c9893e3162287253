import "fake-indexeddb/auto";
import { afterEach, expect, it } from "@jest/globals";
import { cleanup } from "@testing-library/react";
import { PhotoPreview } from "../../../../../../../src/features/photo/components/start/photo/photo-preview";
import { renderEnglish, texts } from "../../../../../components/render";

afterEach(cleanup);

const photo = { photoId: "p", name: "me.jpg", type: "image/jpeg", bytes: 3, isFrame: false };

it.each([
  [{ width: 35, height: 45, unit: "mm", dpi: 600 }, ["87px", "112px"]],
  [{ width: 2, height: 2, unit: "inch", dpi: 300 }, ["88px", "88px"]],
  [null, ["88px", "112px"]],
])("the preview has the shape of its card: %j", (size, expected) => {
  const template = size && { urlPath: "x", ...size };
  const { container } = renderEnglish(
    <PhotoPreview
      photo={{ ...photo, widthPx: null, heightPx: null }}
      template={template as never}
      isOnDevice={false}
    />,
  );
  const frame = container.querySelector("div > div > div") as HTMLElement;
  expect([frame.style.width, frame.style.height]).toEqual(expected);
});

it("says that the picture was trimmed", () => {
  const untrimmed = { rule: "aspect-ratio", verdict: "fail" } as never;
  const { container } = renderEnglish(
    <PhotoPreview
      photo={{ ...photo, widthPx: null, heightPx: null, untrimmed }}
      template={null}
      isOnDevice={false}
    />,
  );
  expect(container.querySelector('[role="status"]')?.textContent).toContain(texts.photo.chosen.trimmed);
});
