import { expect, test } from "@jest/globals";
import * as constants from "../../src/constants";

const constantOf = new Map<string, unknown>(Object.entries(constants));

/** The product specification, sections 3 to 9, number by number. */
test.each([
  ["requestTimeoutMs", 180_000],
  ["chunkLoadTimeoutMs", 120_000],
  ["imageCacheSize", 30],
  ["imageRetryCount", 5],
  ["imageRetryIntervalMs", 1000],
  ["toastMs", 1500],
  ["riskCheckIntervalMs", 500],
  ["riskCheckTimeoutMs", 60_000],
  ["digestTimeoutMs", 3000],
  ["compressAboveBytes", 10 * 1024 * 1024],
  ["compressQuality", 0.92],
  ["pxPerMm", 11.8],
  ["defaultPoi", 305],
  ["defaultSource", 2],
  ["defaultOrigin", 0],
  ["uploadLang", "zh"],
  ["defaultLanguageCode", "en"],
  ["mobileBelowWidthPx", 600],
  ["defaultPaper", "4x6in"],
  ["uidLength", 8],
  ["deviceIdLength", 32],
  ["prefetchIdleTimeoutMs", 2000],
  ["analyticsLoaderWaitMs", 6000],
  ["minDisplayDelayMs", 200],
  ["defaultErrorStatus", 500],
] as const)("%s is %s", (name, value) => {
  expect(constantOf.get(name)).toBe(value);
});
