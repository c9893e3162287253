import { describe, expect, test } from "@jest/globals";
import { make } from "../../../../../src/features/photo/actions/make";
import {
  choicesChanged,
  countryChosen,
  documentChosen,
  formChosen,
  ownSizeChosen,
  photoChanged,
  photoMeasured,
  photoSlice,
  runStopped,
  stepStarted,
  uploadForgotten,
  uploadProgressed,
} from "../../../../../src/features/photo/state/photo-slice";
import {
  initialPhotoState,
  type Made,
  type PhotoState,
} from "../../../../../src/features/photo/state/photo-state";
import { card, report, statusOf } from "../photo-fixtures";

type Action = Parameters<typeof photoSlice.reducer>[1];
/** The state after these, one after another. */
const stateAfter = (...actions: Action[]): PhotoState =>
  actions.reduce(photoSlice.reducer, initialPhotoState as PhotoState);
const runStarted = (requestId = "1") => make.pending(requestId);
const request = initialPhotoState.choices;
const rejection = { checks: [], face: null };
const refused = make.rejected(null, "1", undefined, { isOfPhoto: true, rejection, failure: null });
const made = (outcome: Partial<Made>) => [
  runStarted("0"),
  make.fulfilled({ card: null, report: null, request, madeAt: 0, ...outcome }, "0"),
];

describe("a run that is stopped", () => {
  test.each<[string, Action[]]>([
    ["idle", []],
    ["accepted", made({ card })],
    ["checked", made({ report })],
  ])("leaves the photo %s", (status, before) => {
    const running = stateAfter(...before, runStarted(), stepStarted("mask"));
    expect([statusOf(running), running.run.step]).toEqual(["processing", "mask"]);
    const stopped = photoSlice.reducer(running, runStopped());
    expect([statusOf(stopped), stopped.run.step]).toEqual([status, null]);
    expect(stopped.made).toEqual(running.made);
    // What it still answers changes nothing.
    expect(photoSlice.reducer(stopped, refused)).toEqual(stopped);
  });

  test("leaves a refused photo refused, with its reasons", () => {
    const stopped = stateAfter(runStarted(), refused, runStopped());
    expect(statusOf(stopped)).toBe("new-photo-required");
    expect(stopped.run.rejection).toEqual(rejection);
  });
});

describe("the form that is looked at", () => {
  const ownSize = { width: 40, height: 50, unit: "mm", dpi: 300, minKb: null, maxKb: null } as const;
  const chosen = [documentChosen({ countryCode: "US", urlPath: "us-passport" }), formChosen("printout")];

  test("outlasts another photo and what is changed of it", () => {
    const changed = stateAfter(...chosen, photoChanged(null), choicesChanged({ background: "keep" }));
    expect(changed.choices.form).toBe("printout");
  });

  test.each<[string, Action]>([
    ["country", countryChosen("DE")],
    ["document", documentChosen({ countryCode: "US", urlPath: "us-visa" })],
    ["size", ownSizeChosen({ ownSize, background: "auto" })],
  ])("is the usual one of another %s", (_, choice) => {
    expect(stateAfter(...chosen, choice).choices.form).toBeNull();
  });
});

test.each([
  ["check", "checking"],
  ["upload", "uploading"],
  ["mask", "processing"],
] as const)("the step %s is the status %s", (step, status) => {
  const state = stateAfter(runStarted(), stepStarted(step));
  expect([state.run.step, statusOf(state)]).toEqual([step, status]);
});

test("a photo is measured where there is one", () => {
  expect(stateAfter(photoMeasured({ widthPx: 3, heightPx: 4 })).photo).toBeNull();
  const photo = { photoId: "a", name: "me.jpg" } as unknown as PhotoState["photo"];
  const measured = stateAfter(photoChanged(photo), photoMeasured({ widthPx: 3, heightPx: 4 }));
  expect(measured.photo).toMatchObject({ name: "me.jpg", widthPx: 3, heightPx: 4 });
});

test("the share that was sent never falls nor exceeds the whole, until the server forgets it", () => {
  const ratio = (...sent: number[]) =>
    stateAfter(...sent.map((share) => uploadProgressed(share))).run.uploadRatio;
  expect([ratio(0.4), ratio(0.4, 0.3), ratio(0.4, 0.5), ratio(1.2)]).toEqual([0.4, 0.4, 0.5, 1]);
  expect(stateAfter(uploadProgressed(0.4), uploadForgotten())).toMatchObject({
    run: { uploadRatio: 0 },
    upload: null,
  });
});

test("the switch for babies is on for their own documents, and off again for the next one", () => {
  const baby = documentChosen({ countryCode: "US", urlPath: "us-baby-passport" });
  const adult = documentChosen({ countryCode: "US", urlPath: "us-passport" });
  const isChild = (...actions: Action[]) => stateAfter(...actions).choices.isChild;
  expect(isChild(baby)).toBe(true);
  expect(isChild(baby, photoChanged(null))).toBe(true);
  expect(isChild(baby, adult)).toBe(false);
  expect(isChild(choicesChanged({ isChild: true }), adult)).toBe(true);
});
