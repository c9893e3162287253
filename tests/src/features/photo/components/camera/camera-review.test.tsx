import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { CameraReview } from "../../../../../../src/features/photo/components/camera/camera-review";
import { renderEnglish, texts } from "../../../../components/render";

/** Addresses of pictures in memory; what was given back is gone. */
let inMemory: Map<string, Blob>;

beforeEach(() => {
  let count = 0;
  inMemory = new Map();
  jest.spyOn(URL, "createObjectURL").mockImplementation((picture) => {
    inMemory.set(`blob:${++count}`, picture as Blob);
    return `blob:${count}`;
  });
  jest.spyOn(URL, "revokeObjectURL").mockImplementation((url) => void inMemory.delete(url));
});
afterEach(cleanup);

const shown = () => inMemory.get(screen.getByRole("img").getAttribute("src")!);
const [first, second] = [new Blob(["first"]), new Blob(["second"])];
/** What the dialog holds: one list for each picture, which stays the same. */
const takenOf = new Map([first, second].map((photo) => [photo, [photo]]));

const handlers = { onUse: jest.fn(), onRetake: jest.fn() };
let draw: (drawn: { photos: Blob[] }) => void;

function Page() {
  const [{ photos }, setDrawn] = useState({ photos: takenOf.get(first)! });
  draw = setDrawn;
  return <CameraReview photos={photos} {...handlers} />;
}

/** The review of the first picture, which can be drawn again with this or another. */
function open() {
  const { unmount } = renderEnglish(<Page />);
  return { unmount, draw: (photo: Blob) => act(() => draw({ photos: takenOf.get(photo)! })) };
}

test("another picture takes the place of the one before, whose memory is given back", () => {
  const { draw, unmount } = open();
  expect(shown()).toBe(first);
  draw(second);
  expect([shown(), inMemory.size]).toEqual([second, 1]);
  unmount();
  expect(inMemory.size).toBe(0);
});

test("the same picture keeps its address while the page is drawn anew", () => {
  const { draw } = open();
  const address = screen.getByRole("img").getAttribute("src");
  draw(first);
  expect(screen.getByRole("img").getAttribute("src")).toBe(address);
  expect(URL.createObjectURL).toHaveBeenCalledTimes(1);
});

test("one button uses it and has the focus, the other takes it again", () => {
  open();
  const again = screen.getByRole("button", { name: texts.camera.again });
  const use = screen.getByRole("button", { name: texts.camera.use });
  expect(document.activeElement).toBe(use);
  fireEvent.click(use);
  expect([handlers.onUse.mock.calls.length, handlers.onRetake.mock.calls.length]).toEqual([1, 0]);
  fireEvent.click(again);
  expect([handlers.onUse.mock.calls.length, handlers.onRetake.mock.calls.length]).toEqual([1, 1]);
});
