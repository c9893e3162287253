import { afterEach, expect, jest, test } from "@jest/globals";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { usePhotoDrop } from "../../../../../../src/features/photo/components/start/use-photo-drop";
import { stubGlobal } from "../../../../../for-this-test";
import { waitUntil } from "../../../../../wait-until";

afterEach(() => {
  cleanup();
});

const Area = ({ onPhoto }: { onPhoto: (file: File) => void }) => (
  <div data-testid="area" {...usePhotoDrop(onPhoto).handlers} />
);

/** Drops this on the area; answers what was taken, when it is `count` files. */
async function drop(files: File[], address = "", count = 1): Promise<File[]> {
  const taken: File[] = [];
  render(<Area onPhoto={(file) => taken.push(file)} />);
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

test("the blob: address of a picture gives the picture", async () => {
  blobBehind(new Blob(["jpeg"], { type: "image/jpeg" }));
  const [file] = await drop([], "blob:https://photo.example/1");
  expect([file?.type, await file?.text()]).toEqual(["image/jpeg", "jpeg"]);
});

test("a blob: address that is no image is rejected: nothing of it is taken", async () => {
  blobBehind(new Blob(["<p>"], { type: "text/html" }));
  const [file] = await drop([], "blob:https://photo.example/2");
  expect(file?.size).toBe(0);
});

test("any other address is not asked for", async () => {
  const ask = jest.fn();
  stubGlobal("fetch", ask);
  expect(await drop([], "https://elsewhere.example/me.jpg", 0)).toEqual([]);
  expect(ask).not.toHaveBeenCalled();
});
