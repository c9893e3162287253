import { expect, it } from "@jest/globals";
import {
  colourPattern,
  deviceIdPattern,
  emailPattern,
  fileNamePattern,
  tokenPattern,
  urlPathPattern,
} from "../../contract/patterns";

const hex = (length: number) => "0123456789abcdef".repeat(4).slice(0, length);

it.each([
  [fileNamePattern, [`${hex(32)}.jpg`, `${hex(32)}.png`, `${hex(32)}.pdf`]],
  [tokenPattern, [hex(64)]],
  [deviceIdPattern, ["abcDEF12-_".repeat(3).concat("ab")]],
  [urlPathPattern, ["us", "de-passport", "std-35x45"]],
  [colourPattern, ["#ffffff", "#A0b1C2"]],
  [emailPattern, ["a@b.example", "first.last+tag@mail.example.org"]],
])("%s takes what was issued", (pattern, good) => {
  expect(good.filter((text) => !new RegExp(pattern).test(text))).toEqual([]);
});

it.each([
  [
    fileNamePattern,
    ["", `${hex(31)}.jpg`, `${hex(33)}.jpg`, `${hex(32)}xjpg`, `../${hex(32)}.jpg`, `${hex(32)}.jpg.exe`],
  ],
  [tokenPattern, [hex(63), `${hex(64)}0`, `${hex(63)}G`]],
  [deviceIdPattern, ["a".repeat(31), "a".repeat(33), `${"a".repeat(31)}.`]],
  [urlPathPattern, ["", "-us", "us-", "us--visa", "US", "us/visa", "us.visa"]],
  [colourPattern, ["ffffff", "#fff", "#fffffff", "#gggggg"]],
  [
    emailPattern,
    [
      "",
      "a",
      "a@b",
      "@b.example",
      "a b@c.example",
      "a@b..example",
      "<a@b.example",
      `${"a".repeat(65)}@b.example`,
    ],
  ],
])("%s takes nothing else", (pattern, bad) => {
  expect(bad.filter((text) => new RegExp(pattern).test(text))).toEqual([]);
});
