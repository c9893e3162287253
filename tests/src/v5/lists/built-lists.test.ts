import { beforeEach, expect, test } from "@jest/globals";
import * as content from "../../../../src/v5/lists/content";
import { stubEnv, stubGlobal } from "../../../for-this-test";
import { answerCalls } from "../answer-calls";

beforeEach(() => stubEnv("GATSBY_PHOTO_MODE", "device"));

test("a site of files only asks its own files for documents, and no API for anything", async () => {
  const calls = answerCalls(() => ({}));
  const asked: string[] = [];
  stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    return new Response(JSON.stringify(address.endsWith("hot.json") ? { list: [{ urlPath: "a" }] } : [1]));
  });
  expect(await content.fetchTemplates("de")).toEqual([1]);
  expect(await content.fetchLanguages("de")).toEqual([1]);
  expect(await content.fetchHotTemplates("de")).toEqual([{ urlPath: "a", imageUrl: "/images/sample.svg" }]);
  expect(asked).toEqual(["template", "lang", "hot"].map((list) => `/documents/de/${list}.json`));
  expect(calls).toEqual([]);
});

test("a file that does not come is told as a lost line", async () => {
  stubGlobal("fetch", async () => {
    throw new TypeError("Failed to fetch");
  });
  await expect(content.fetchTemplates("de")).rejects.toMatchObject({ failureKey: "connectionTimedOut" });
});
