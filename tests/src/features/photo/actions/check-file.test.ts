import { expect, jest, test } from "@jest/globals";
import { checkFile } from "../../../../../src/features/photo/actions/check-file";
import { stubGlobal } from "../../../../for-this-test";
import { beginEachAfresh, jpegFile, stubDecoding } from "../photo-fixtures";

beginEachAfresh();

const { signal } = new AbortController();

test("a file is decoded once, when it is given, and not again when the run begins", async () => {
  const decode = jest.fn(async () => ({ width: 1200, height: 1600, close: () => {} }));
  stubGlobal("createImageBitmap", decode);
  const file = jpegFile();
  const first = await checkFile(file, signal);
  expect(first).toEqual({ format: "jpeg", widthPx: 1200, heightPx: 1600 });
  expect(await checkFile(file, signal)).toEqual(first);
  expect(decode).toHaveBeenCalledTimes(1);
  await checkFile(jpegFile(), signal);
  expect(decode).toHaveBeenCalledTimes(2);
});

test("a file that was refused is looked at again", async () => {
  stubDecoding(null);
  const file = jpegFile();
  await expect(checkFile(file, signal)).rejects.toThrow();
  stubDecoding({ width: 1200, height: 1600 });
  expect(await checkFile(file, signal)).toMatchObject({ widthPx: 1200 });
});
