import { expect, it } from "@jest/globals";
import errors from "../../../locales/en/errors.json";
import { adviceKeyOf, missedSide, textKeysOf, titleKeyOf } from "../../../photo/core/finding-texts";
import { messageKeys } from "../../../photo/core/findings";

const lookUp = (path: string) =>
  path.split(".").reduce<unknown>((value, part) => (value as Record<string, unknown>)?.[part], errors);

it.each(messageKeys)("%s has a name, a title and an advice", (key) => {
  for (const textKey of Object.values(textKeysOf(key)!)) expect(lookUp(textKey)).toMatch(/\S/);
});

it.each(messageKeys)("%s has a title for a photo of which nothing is made", (messageKey) => {
  expect(lookUp(titleKeyOf({ messageKey, verdict: "warn" }, textKeysOf(messageKey)!, false))).toMatch(/\S/);
});

it("advises on a full-screen photo instead of calling it cropped", () => {
  expect(errors.aspectRatio.advice).toMatch(/4:3/);
  expect(errors.aspectRatio.advice).not.toMatch(/strip/);
});

it("says two faults in the same words only where they are one to the visitor", () => {
  const titles = messageKeys.map((key) => textKeysOf(key)!.title);
  const shared = titles.filter((title, index) => titles.indexOf(title) !== index);
  expect(new Set(shared)).toEqual(new Set(["frontCamera.title", "backgroundForbidden.title"]));
});

it("knows no key of a newer server, nor of an object", () => {
  expect(textKeysOf("tooLazy")).toBeNull();
  expect(textKeysOf("toString")).toBeNull();
});

it.each([
  ["#919191", "#ffffff", "backgroundColour.dark"],
  ["#e8d8a0", "#ffffff", "backgroundColour.title"],
  ["#ffffff", "#c8c8c8", "backgroundColour.light"],
  ["#cfe0ff", "#ffffff", "backgroundColour.title"],
])("says of a background of %s where %s is asked what is wrong: %s", (seen, wanted, plain) => {
  const side = missedSide({ measured: 30, min: null, max: 20, colours: { seen, wanted } });
  for (const key of ["backgroundColour", "backgroundForbidden"]) {
    expect(textKeysOf(key, side)!.plain).toBe(plain);
    expect(lookUp(plain)).toMatch(/\S/);
  }
});

it("does not claim that glasses are worn where nobody has said so", () => {
  const keys = textKeysOf("glassesForbidden")!;
  const advice = (verdict: "warn" | "fail") => adviceKeyOf({ messageKey: "glassesForbidden", verdict }, keys);
  expect(advice("fail")).toBe("glassesForbidden.advice");
  expect(lookUp(advice("warn"))).toMatch(/^If /);
});

it("sends nobody back to the camera for a frame that was moved by hand", () => {
  for (const messageKey of ["bottomSpace", "incompleteFace"] as const) {
    const keys = textKeysOf(messageKey)!;
    expect(adviceKeyOf({ messageKey, verdict: "warn" }, keys)).toBe(`${messageKey}.advice`);
    expect(lookUp(adviceKeyOf({ messageKey, verdict: "warn", isManual: true }, keys))).toMatch(/^Crop /);
  }
});

it.each([
  [35.5, "headHeightUncertain.close"],
  [31.9, "headHeightUncertain.close"],
  // Hair and skull are far apart.
  [34, "headHeightUncertain.title"],
])("an uncertain head of %d mm between 31.5 and 36 says whether it is near a limit", (measured, title) => {
  const check = { messageKey: "headHeightUncertain", verdict: "warn", measured, min: 31.5, max: 36 } as const;
  expect(titleKeyOf(check, textKeysOf(check.messageKey, missedSide(check))!)).toBe(title);
});
