import { describe, expect, it } from "@jest/globals";
import errors from "../../../../locales/en/errors.json";
import { messageKeys } from "../../../../photo/core/message-keys";
import { checkTexts, checkTextsOf } from "../../../../src/features/photo/check-texts";
import { failureKeys } from "../../../../src/v5/failure";
import { failureTexts } from "../../../../src/v5/failure-texts";

const lookUp = (path: string) =>
  path.split(".").reduce<unknown>((value, part) => (value as Record<string, unknown>)?.[part], errors);

describe("words of checks and failures", () => {
  it.each(messageKeys)("%s has a name, a title and an advice", (key) => {
    for (const part of ["name", "title", "advice"] as const) {
      expect(lookUp(checkTexts[key][part])).toMatch(/\S/);
    }
  });
  it("advises on a full-screen photo instead of calling it cropped", () => {
    expect(errors.aspectRatio.advice).toMatch(/4:3/);
    expect(errors.aspectRatio.advice).not.toMatch(/strip/);
  });
  it("says two faults in the same words only where they are one to the visitor: which way the face points", () => {
    const titles = messageKeys.map((key) => checkTexts[key].title);
    const shared = titles.filter((title, index) => titles.indexOf(title) !== index);
    expect(new Set(shared)).toEqual(new Set(["frontCamera.title"]));
  });
  it.each(failureKeys)("%s has a title and an advice", (key) => {
    expect(lookUp(failureTexts[key].title)).toMatch(/\S/);
    expect(lookUp(failureTexts[key].advice)).toMatch(/\S/);
  });
  it("knows no key of a newer server, nor of an object", () => {
    expect(checkTextsOf("tooLazy")).toBeNull();
    expect(checkTextsOf("toString")).toBeNull();
  });

  /** Product specification, section 8. */
  it.each([
    ["imageType", "This photo type is not supported"],
    ["noFaces", "No faces detected"],
    ["incompleteFace", "Incomplete face detected"],
    ["multipleFaces", "Multiple faces detected"],
    ["smallFaces", "Small faces detected"],
    ["frontCamera", "Please maintain the front camera"],
    ["stayStraight", "Please stay straight"],
    ["topSpace", "Insufficient top space"],
    ["bottomSpace", "Insufficient bottom space"],
    ["bodyCentred", "Please keep your body centered"],
    ["tooClose", "Please stay away from the camera"],
    ["aspectRatio", "The photo aspect ratio should be between 0.5-2"],
  ] as const)("%s speaks the specification's words", (key, title) => expect(errors[key].title).toBe(title));

  it("speaks the specification's words of the network", () => {
    expect(errors.failure.networkTimeout.title).toBe("Network connection timed out, please try again later");
    expect(errors.failure.connectionTimedOut.title).toBe("Connection timed out");
    expect(errors.failure.photoNotAccepted.title).toBe("The photo does not meet the requirements");
  });
});
