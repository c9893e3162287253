import { afterEach, expect, jest, test } from "@jest/globals";
import { cleanup, createEvent, fireEvent, render, screen } from "@testing-library/react";
import { checkFile } from "../../../../../../../src/features/photo/actions/check-file";
import { usePhotoDrop } from "../../../../../../../src/features/photo/components/start/photo/use-photo-drop";
import { stubGlobal } from "../../../../../../for-this-test";
import { waitUntil } from "../../../../../../wait-until";

afterEach(() => {
  cleanup();
});

function Area({ onPhotos }: { onPhotos: (files: File[]) => void }) {
  const { isOver, handlers } = usePhotoDrop(onPhotos);
  return (
    <div data-testid="area" data-over={isOver} {...handlers}>
      <span data-testid="inside" />
    </div>
  );
}

/** Drops this on the area; answers what was taken, when it is `count` files. */
async function drop(files: File[], address = "", count = 1): Promise<File[]> {
  const taken: File[] = [];
  render(<Area onPhotos={(files) => taken.push(...files)} />);
  const dataTransfer = { files, getData: (type: string) => (type === "text/uri-list" ? address : "") };
  fireEvent.drop(screen.getByTestId("area"), { dataTransfer });
  await waitUntil(() => expect(taken).toHaveLength(count));
  return taken;
}

const blobBehind = (blob: Blob) => stubGlobal("fetch", async () => ({ blob: async () => blob }));

test("a dropped file is taken as it is: what it holds is judged from its bytes", async () => {
  const file = new File(["x"], "photo.heic");
  expect(await drop([file])).toEqual([file]);
});

test("several dropped files are taken at once", async () => {
  const files = [new File(["x"], "one.jpg"), new File(["y"], "two.jpg")];
  expect(await drop(files, "", 2)).toEqual(files);
});

test("the blob: address of a picture gives the picture", async () => {
  blobBehind(new Blob(["jpeg"], { type: "image/jpeg" }));
  const [file] = await drop([], "blob:https://photo.example/1");
  expect([file?.type, await file?.text()]).toEqual(["image/jpeg", "jpeg"]);
});

test("a blob: address that is no image is rejected: nothing of it is taken", async () => {
  blobBehind(new Blob(["<p>"], { type: "text/html" }));
  const [file] = await drop([], "blob:https://photo.example/2");
  expect(await file?.text()).not.toContain("<p>");
  await expect(checkFile(file!, new AbortController().signal)).rejects.toMatchObject({
    checks: [{ messageKey: "imageType", verdict: "fail", measured: "text/html" }],
  });
});

test("a blob: URL that cannot be loaded is reported as an empty file", async () => {
  stubGlobal("fetch", () => Promise.reject(new TypeError("gone")));
  const [file] = await drop([], "blob:https://photo.example/3");
  expect(file?.size).toBe(0);
});

test("any other address is not asked for", async () => {
  const ask = jest.fn();
  stubGlobal("fetch", ask);
  expect(await drop([], "https://elsewhere.example/me.jpg", 0)).toEqual([]);
  expect(ask).not.toHaveBeenCalled();
});

/** Pastes this anywhere on the page; answers whether the page kept the browser from doing its own. */
function paste(data: object | null): boolean {
  const event = new Event("paste", { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: data });
  document.body.dispatchEvent(event);
  return event.defaultPrevented;
}

test("a picture that is pasted anywhere on the page is taken, by the latest who wants it", () => {
  const [before, latest] = [jest.fn(), jest.fn()];
  const { rerender } = render(<Area onPhotos={before} />);
  rerender(<Area onPhotos={latest} />);
  const file = new File(["x"], "copied.png");
  expect(paste({ files: [file], getData: () => "" })).toBe(true);
  expect(latest.mock.calls).toEqual([[[file]]]);
  expect(before).not.toHaveBeenCalled();
});

test("words that are pasted are left to the field that they are meant for", () => {
  const onPhotos = jest.fn();
  render(<Area onPhotos={onPhotos} />);
  expect(paste({ files: [], getData: () => "" })).toBe(false);
  expect(paste(null)).toBe(false);
  expect(onPhotos).not.toHaveBeenCalled();
});

function dispatched(name: string) {
  const event = new Event(name, { bubbles: true, cancelable: true });
  document.body.dispatchEvent(event);
  return event.defaultPrevented;
}

test("a photo dropped beside the area does not replace the page; once the area is gone the browser may again", () => {
  const { unmount } = render(<Area onPhotos={() => {}} />);
  expect([dispatched("dragover"), dispatched("drop")]).toEqual([true, true]);
  unmount();
  expect([dispatched("dragover"), dispatched("drop")]).toEqual([false, false]);
  expect(paste({ files: [new File(["x"], "late.png")], getData: () => "" })).toBe(false);
});

/** Leaves the area for another element. */
function leave(area: HTMLElement, relatedTarget: HTMLElement): void {
  const event = createEvent.dragLeave(area);
  Object.defineProperty(event, "relatedTarget", { value: relatedTarget });
  fireEvent(area, event);
}

test("the area shows that something is over it, also over what lies inside, until it leaves or is dropped", () => {
  render(<Area onPhotos={() => {}} />);
  const area = screen.getByTestId("area");
  const over = () => area.dataset.over;
  const dataTransfer = { files: [], getData: () => "" };
  expect(over()).toBe("false");
  fireEvent.dragOver(area);
  expect(over()).toBe("true");
  leave(area, screen.getByTestId("inside"));
  expect(over()).toBe("true");
  leave(area, document.body);
  expect(over()).toBe("false");
  fireEvent.dragOver(area);
  fireEvent.drop(area, { dataTransfer });
  expect(over()).toBe("false");
});
