import { describe, expect, test } from "@jest/globals";
import type { Card } from "../../../../../contract/card";
import {
  choicesChanged,
  countryChosen,
  documentChosen,
  formChosen,
  ownSizeChosen,
  photoAccepted,
  photoChanged,
  photoChecked,
  photoMeasured,
  photoRefused,
  photoSlice,
  runStarted,
  runStopped,
  stepStarted,
  uploadForgotten,
  uploadProgressed,
} from "../../../../../src/features/photo/state/photo-slice";
import { initialPhotoState, type PhotoState } from "../../../../../src/features/photo/state/photo-state";
import { card, report } from "../photo-fixtures";

type Action = Parameters<typeof photoSlice.reducer>[1];
/** The state after these, one after another. */
const stateAfter = (...actions: Action[]): PhotoState =>
  actions.reduce(photoSlice.reducer, initialPhotoState as PhotoState);
const refused = photoRefused({
  rejection: { checks: [] } as unknown as PhotoState["rejection"],
  failure: null,
});

describe("a run that is stopped", () => {
  test.each<[string, Action[]]>([
    ["idle", []],
    ["accepted", [photoAccepted(card as Card)]],
    ["checked", [photoChecked(report)]],
  ])("leaves the photo %s", (status, before) => {
    const running = stateAfter(...before, runStarted(), stepStarted("mask"));
    expect([running.status, running.step]).toEqual(["processing", "mask"]);
    const stopped = photoSlice.reducer(running, runStopped());
    expect([stopped.status, stopped.step, stopped.runId]).toEqual([status, null, running.runId + 1]);
    expect([stopped.card, stopped.report]).toEqual([running.card, running.report]);
  });

  test("leaves a refused photo refused, with its reasons", () => {
    const stopped = stateAfter(runStarted(), refused, runStopped());
    expect(stopped.status).toBe("new-photo-required");
    expect(stopped.rejection).toEqual({ checks: [] });
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
  expect(stateAfter(stepStarted(step))).toMatchObject({ step, status });
});

test("a photo is measured where there is one", () => {
  expect(stateAfter(photoMeasured({ widthPx: 3, heightPx: 4 })).photo).toBeNull();
  const photo = { photoId: "a", name: "me.jpg" } as unknown as PhotoState["photo"];
  const measured = stateAfter(photoChanged(photo), photoMeasured({ widthPx: 3, heightPx: 4 }));
  expect(measured.photo).toMatchObject({ name: "me.jpg", widthPx: 3, heightPx: 4 });
});

test("the share that was sent never falls nor exceeds the whole, until the server forgets it", () => {
  const ratio = (...sent: number[]) =>
    stateAfter(...sent.map((share) => uploadProgressed(share))).uploadRatio;
  expect([ratio(0.4), ratio(0.4, 0.3), ratio(0.4, 0.5), ratio(1.2)]).toEqual([0.4, 0.4, 0.5, 1]);
  expect(stateAfter(uploadProgressed(0.4), uploadForgotten())).toMatchObject({
    uploadRatio: 0,
    uploaded: null,
  });
});
