import { describe, expect, it } from "@jest/globals";
import { ownCountryFirst } from "../../../../../../../src/features/photo/components/start/document/own-country-first";

const documents = ["US", "GB", "IN", "US"].map((country, index) => ({ country, index }));
const orderOn = (page: string, ...languages: string[]) =>
  ownCountryFirst(documents, page, languages).map(({ index }) => index);
const order = (...languages: string[]) => orderOn("en", ...languages);

describe("popular photos", () => {
  it("begin with those of the visitor's country, in their order", () => {
    expect(order("en-IN", "en-US")).toEqual([2, 0, 1, 3]);
    expect(order("en", "en-US")).toEqual([0, 3, 1, 2]);
    expect(order("zh-Hant-GB")).toEqual([1, 0, 2, 3]);
  });

  it("stay as they are where no country is told, or none of theirs", () => {
    expect(order("en")).toEqual([0, 1, 2, 3]);
    expect(order("de-CH")).toEqual([0, 1, 2, 3]);
    expect(order()).toEqual([0, 1, 2, 3]);
    expect(order("not a language")).toEqual([0, 1, 2, 3]);
  });

  it("mean no country of a browser's other languages, but on English pages", () => {
    expect(orderOn("hi", "hi", "en-GB")).toEqual([0, 1, 2, 3]);
    expect(orderOn("hi", "en-GB", "hi-IN")).toEqual([2, 0, 1, 3]);
    expect(order("hi", "en-GB")).toEqual([1, 0, 2, 3]);
  });

  it("pass over a language that is none", () => {
    expect(order("not a language", "en-IN")).toEqual([2, 0, 1, 3]);
  });
});
