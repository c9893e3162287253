import type { Check } from "../../../../../../photo/core/types";
import "fake-indexeddb/auto";
import { expect, jest, test } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Provider } from "react-redux";
import sharp from "sharp";
import type { Template } from "../../../../../../contract/document/template";
import type { PhotoReport } from "../../../../../../contract/photo-report";
import { makePhoto } from "../../../../../../src/features/photo/actions/make";
import { ResultView } from "../../../../../../src/features/photo/components/result/result-view";
import { restoredPhoto, storePhoto } from "../../../../../../src/features/photo/state/persist";
import { purposeChosen, selectPhoto } from "../../../../../../src/features/photo/state/photo-slice";
import { templateChosen } from "../../../../../../src/store/site-slice";
import { renderEnglish, texts } from "../../../../components/render";
import {
  answerPhotoCalls,
  beginEachAfresh,
  card,
  jpegFile,
  photoOf,
  report,
  storeWithPhoto,
} from "../../photo-fixtures";

beginEachAfresh();

const { result, errors, common } = texts;
const template = {
  ...{ urlPath: "de-passport", photoTitle: "Germany - Passport", unit: "mm", sizeWidth: 35, sizeHeight: 45 },
  ...{ sizeLabel: "35 × 45 mm", backgrounds: ["#ffffff"], online: true, inNotes: [], sources: [] },
  editPolicy: { geometry: "unknown", background: "unknown", sources: [] },
} as unknown as Template;
const isCheck = (data: unknown) => String(data).includes("mode=check");

/** A finished photo that the server has found to be wrong. */
async function openChecked(found: Partial<PhotoReport> = {}) {
  const seen = answerPhotoCalls({
    "/v5/passport/template": { data: [] },
    "/v5/card/mask": ({ data }) =>
      isCheck(data) ? { code: 1000, data: { ...report, ...found } } : { data: card },
  });
  const store = await storeWithPhoto(jpegFile());
  store.dispatch(purposeChosen({ isCheck: true }));
  renderEnglish(
    <Provider store={store}>
      <ResultView />
    </Provider>,
  );
  void store.dispatch(makePhoto());
  await screen.findByRole("button", { name: result.checked.report });
  return { seen, store };
}

test("a head at the wrong place is corrected by hand from the verdict on: the photo is made, and opens under the hand", async () => {
  const { store } = await openChecked();
  await userEvent.click(screen.getByRole("button", { name: result.adjust.open }));
  await waitFor(() => expect(photoOf(store)).toMatchObject({ status: "accepted" }));
  act(() => void store.dispatch(templateChosen(template)));
  const opener = await screen.findByRole("button", { name: result.adjust.open });
  expect(opener.getAttribute("aria-busy")).toBe("true");
});

test("a finished photo with another fault offers no correction of its crop", async () => {
  await openChecked({
    checks: [{ ...report.checks[0]!, rule: "sharpness", messageKey: "blurred" } as Check],
  });
  expect(screen.queryByRole("button", { name: result.adjust.open })).toBeNull();
});

test("where nothing can be moved, the advice does not speak of moving it", async () => {
  const uncertain = { ...report.checks[0]!, rule: "head-height-certain", verdict: "warn", measured: 32.6 };
  const checks = [{ ...uncertain, messageKey: "headHeightUncertain" } as Check];
  await openChecked({ accepted: true, grade: "ready", checks });
  expect(screen.queryByRole("button", { name: result.adjust.open })).toBeNull();
  expect(screen.getByText(errors.headHeightUncertain.look)).toBeTruthy();
  expect(screen.queryByText(errors.headHeightUncertain.advice)).toBeNull();
});

test("a small head within the error says so, and lower eyes ask for the same crop", async () => {
  const length = { measured: 24.6, min: 25, max: 35, unit: "mm" } as const;
  const checks = [
    { ...length, rule: "head-height", verdict: "warn", messageKey: "headHeight" },
    { ...length, rule: "eye-line", verdict: "fail", messageKey: "eyeLine" },
  ] as Check[];
  await openChecked({ checks });
  const { smallAdvice } = errors.headHeight;
  const error = result.checks.withinError.replace("{{error}}", "0.5 mm");
  expect(screen.getByText((text) => text.replace("\u00a0", " ") === `${error} ${smallAdvice}`)).toBeTruthy();
  expect(screen.getByText(smallAdvice)).toBeTruthy();
  expect(screen.queryByText(errors.eyeLine.advice)).toBeNull();
});

test("a finished photo shows what is wrong with it, and nothing to download but the report", async () => {
  const { store } = await openChecked();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(result.checked.title);
  expect(screen.getAllByText(errors.failure.photoNotAccepted.title).length).toBeGreaterThan(0);
  // The verdict names it, as the way to its advice.
  const [named, card] = screen.getAllByText(errors.headHeight.small);
  expect(named?.getAttribute("href")).toBe(`#${card?.closest("[id]")?.id}`);
  expect(screen.getByText("Measured: 27.3 mm")).toBeTruthy();
  expect(screen.queryByRole("button", { name: result.action.download })).toBeNull();
  expect(screen.queryByRole("tab")).toBeNull();
  expect(photoOf(store)).toMatchObject({ status: "checked", card: null });
});

test("the verdict of an accepted photo says that its eyes could not be judged", async () => {
  const unchecked = { rule: "eyes-open", verdict: "not-checked", messageKey: "eyesClosed" } as Check;
  await openChecked({ accepted: true, grade: "ready", checks: [unchecked] });
  const verdict = screen.getByText(result.verdict.ours).closest<HTMLElement>("[data-kind]")!;
  expect(verdict.textContent).toContain(`${common.verdict.notChecked}: ${errors.eyesClosed.name}`);
});

test("the verdict names every failure and every warning, gravest first", async () => {
  const found = (messageKey: string, verdict: Check["verdict"]): Check =>
    ({ rule: messageKey, verdict, measured: null, min: null, max: null, messageKey }) as Check;
  await openChecked({
    checks: [
      found("upscaled", "warn"),
      found("backgroundForbidden", "warn"),
      found("fileSize", "fail"),
      found("contrast", "pass"),
      ...report.checks.filter(({ verdict }) => verdict === "fail"),
      found("multipleFaces", "fail"),
    ],
  });
  const verdict = screen.getByText(result.verdict.ours).closest<HTMLElement>("[data-kind]")!;
  const named = within(verdict).getAllByRole("link");
  expect(named.map(({ textContent }) => textContent)).toEqual([
    errors.multipleFaces.plain,
    errors.headHeight.small,
    errors.fileSize.title,
    errors.backgroundColour.title,
    errors.upscaled.title,
  ]);
  for (const link of named)
    expect(document.getElementById(link.getAttribute("href")!.slice(1))?.textContent).toContain(
      link.textContent,
    );
});

test.each([
  ["ready", [], "unknown", null],
  [
    "look",
    [{ rule: "head-height", verdict: "warn", messageKey: "headHeightUncertain" }],
    "unknown",
    result.checked.make,
  ],
  // What only a new picture mends stays in a photo made of this one, so nothing more is promised.
  ["look", [{ rule: "sharpness", verdict: "warn", messageKey: "blurred" }], "unknown", common.notFound.make],
  [
    "refusal-likely",
    [{ rule: "background", verdict: "warn", messageKey: "backgroundForbidden" }],
    "keep",
    null,
  ],
  [
    "refusal-likely",
    [{ rule: "background", verdict: "warn", messageKey: "backgroundForbidden" }],
    "unknown",
    common.notFound.make,
  ],
] as const)(
  "a photo is made anew only where that can mend something: %s, %j, %s",
  async (grade, checks, background, offered) => {
    const { store } = await openChecked({ accepted: true, grade, checks: checks as unknown as Check[] });
    const editPolicy = { ...template.editPolicy, background };
    act(() => void store.dispatch(templateChosen({ ...template, editPolicy })));
    for (const name of [result.checked.make, common.notFound.make])
      expect(screen.queryAllByRole("button", { name })).toHaveLength(name === offered ? 1 : 0);
  },
);

const unclearEyes = [{ rule: "eyes-open", verdict: "ask", messageKey: "eyesClosed" }] as Check[];

test("a finished photo that a new crop mends asks about the eyes", async () => {
  await openChecked({ checks: [...report.checks, ...unclearEyes] });
  expect(screen.getAllByText(errors.eyesClosed.question).length).toBeGreaterThan(0);
  expect(screen.getByRole("button", { name: result.question.yes })).toBeTruthy();
});

test("a finished photo of two people asks nothing: no answer could help", async () => {
  const people = { rule: "face-count", verdict: "fail", messageKey: "multipleFaces" } as Check;
  await openChecked({ checks: [people, ...report.checks, ...unclearEyes] });
  expect(screen.queryByText(errors.eyesClosed.question)).toBeNull();
  expect(screen.queryByRole("button", { name: result.question.yes })).toBeNull();
  expect(screen.getAllByText(errors.eyesClosed.title).length).toBeGreaterThan(0);
});

test("the very file goes to the server, once", async () => {
  const { seen, store } = await openChecked();
  expect(photoOf(store).upload?.isAsGiven).toBe(true);
  await store.dispatch(makePhoto());
  expect(seen.filter(({ path }) => path === "/v5/image/upload")).toHaveLength(1);
  expect(seen.filter(({ path, data }) => path === "/v5/card/mask" && isCheck(data))).toHaveLength(2);
});

test("a fitting photo can be made of it, and the report goes then", async () => {
  const { store } = await openChecked();
  await userEvent.click(screen.getByRole("button", { name: result.checked.make }));
  await screen.findByRole("button", { name: result.action.download });
  expect(photoOf(store)).toMatchObject({ status: "accepted", report: null });
});

test("where no photo made of it could meet the rules, another one is the way on", async () => {
  const blurred = { ...report.checks[0]!, rule: "sharpness", messageKey: "blurred" } as Check;
  await openChecked({ checks: [...report.checks, blurred] });
  expect(screen.queryByRole("button", { name: result.checked.make })).toBeNull();
  const verdict = screen.getByText(result.verdict.ours).closest<HTMLElement>("[data-kind]")!;
  const [other] = screen.getAllByRole("button", { name: result.checked.other });
  expect([verdict.contains(other!), other!.getAttribute("data-variant")]).toEqual([true, "primary"]);
});

test("it is deleted like any photo, and its report with it", async () => {
  const { store } = await openChecked();
  await userEvent.click(screen.getByRole("button", { name: result.action.delete }));
  await waitFor(() => expect(screen.getAllByText(result.action.deleted).length).toBeGreaterThan(0));
  expect(photoOf(store)).toMatchObject({ photo: null, report: null });
});

test("the report outlives a reload for as long as the photo does", async () => {
  const { store } = await openChecked();
  storePhoto({ ...selectPhoto(store.getState()), isRestored: true }, null);
  const now = Date.now();
  expect(restoredPhoto(now)?.state).toMatchObject({ run: { status: "idle" }, made: { report } });
  const later = restoredPhoto(now + 3 * 3_600_000);
  expect([later?.state.made, later?.state.run.status]).toEqual([null, "idle"]);
});

const fileCheck = (other: Partial<Check>): Check => ({
  rule: "file-size",
  verdict: "fail",
  measured: 900,
  min: null,
  max: 500,
  unit: "kb",
  messageKey: "fileSize",
  ...other,
});
const pixelCheck = (measured: number) =>
  fileCheck({ rule: "pixel-size", measured, min: 600, max: 1200, unit: "px", messageKey: "pixelSize" });
const pressTheButton = `Press “${result.checked.make}” to get a file that meets the rules.`;

test("a file that is wrong as a file is sent to the button that makes one that fits", async () => {
  const shape = fileCheck({
    rule: "shape",
    measured: 1,
    min: 0.77,
    max: 0.79,
    unit: "ratio",
    messageKey: "photoShape",
  });
  const format = fileCheck({
    rule: "file-format",
    verdict: "warn",
    measured: "png",
    messageKey: "fileFormat",
  });
  await openChecked({ checks: [fileCheck({}), pixelCheck(3000), shape, format] });
  expect(screen.getAllByText(pressTheButton)).toHaveLength(4);
  expect(screen.queryByText(errors.fileSize.advice)).toBeNull();
});

test("the button is no remedy for missing pixels, nor for what is wrong with the person", async () => {
  await openChecked({ checks: [...report.checks, pixelCheck(300)] });
  expect(screen.getByText(errors.pixelSize.advice)).toBeTruthy();
  expect(screen.getByText(errors.headHeight.smallAdvice)).toBeTruthy();
  expect(screen.queryByText(pressTheButton)).toBeNull();
});

test.each(["fail", "warn"] as const)(
  "no file that fits is promised where another fault stays in it (%s)",
  async (verdict) => {
    const background = {
      rule: "background",
      verdict,
      measured: null,
      unit: null,
      messageKey: "backgroundColour",
    } as const;
    await openChecked({ checks: [fileCheck({}), fileCheck({ ...background, max: null })] });
    expect(screen.getByText(errors.failure.compressionFailed.advice)).toBeTruthy();
    expect(screen.getByText(errors.backgroundColour.advice)).toBeTruthy();
    expect(screen.queryByText(pressTheButton)).toBeNull();
  },
);

test.each([
  ["a colour by its name", "#101010", { backgroundName: "white" }, common.colourName.black, "dark"],
  [
    "one without a name as it is written",
    "#c4564f",
    { backgroundName: "red", backgrounds: ["#d9001b"] },
    "#C4564F",
    "title",
  ],
])(
  "the report is saved as a PDF, with %s, and nothing is sent for it",
  async (_, colour, own, measured, fault) => {
    const jpeg = await sharp({ create: { width: 8, height: 8, channels: 3, background: "white" } })
      .jpeg()
      .toBuffer();
    const written: string[] = [];
    const context = {
      fillRect: () => {},
      drawImage: () => {},
      measureText: () => ({ width: 1 }),
      fillText: (text: string) => written.push(text),
    };
    jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation((() => context) as never);
    jest.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation(((take: (blob: Blob) => void) =>
      // An array of the same realm as the code that reads it.
      take({ arrayBuffer: async () => Uint8Array.from(jpeg).buffer } as unknown as Blob)) as never);
    const saved: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const dark = {
      ...{ rule: "background", verdict: "warn", messageKey: "backgroundForbidden" },
      ...{ measured: null, min: null, max: null, unit: null, colours: { seen: colour, wanted: "#ffffff" } },
    } as unknown as Check;
    const { seen, store } = await openChecked({ accepted: true, grade: "refusal-likely", checks: [dark] });
    act(() => void store.dispatch(templateChosen({ ...template, ...own })));
    const calls = seen.length;
    await userEvent.click(screen.getByRole("button", { name: result.checked.report }));
    await waitFor(() => expect(saved).toEqual(["de-passport-report.pdf"]));
    const text = written.join("");
    expect(text).toContain(result.checked.title);
    expect(text).toContain("me.jpg");
    // As severe as on the page, with the same colours.
    expect(text).toContain(
      `${result.verdict.refused}: ${errors.backgroundColour[fault as "dark" | "title"]}`,
    );
    expect(text).toContain(`Measured: ${measured}`);
    expect(text).toContain(`Required: ${common.backgroundName[own.backgroundName as "white" | "red"]}`);
    expect(seen).toHaveLength(calls);
    expect(screen.queryByText(errors.failure.unknown.title)).toBeNull();
  },
);

test("a report that cannot be drawn is told, and can be asked for again", async () => {
  const warned = jest.spyOn(console, "warn").mockImplementation(() => {});
  jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  await openChecked();
  const save = screen.getByRole("button", { name: result.checked.report });
  await userEvent.click(save);
  expect(await screen.findByText(errors.failure.unknown.title)).toBeTruthy();
  await waitFor(() => expect(save.getAttribute("aria-busy")).toBe("false"));
  expect(warned).toHaveBeenCalled();
});

test("where no photo made here is accepted, none is offered", async () => {
  const { store } = await openChecked();
  expect(screen.getByRole("button", { name: result.checked.make })).toBeTruthy();
  act(() => void store.dispatch(templateChosen({ ...template, takenBy: "studio" })));
  expect(screen.queryByRole("button", { name: result.checked.make })).toBeNull();
  expect(screen.queryByText(new RegExp(result.checked.make))).toBeNull();
});
