import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { Provider } from "react-redux";
import type { Template } from "../../../../../../contract/document/template";
import type { FrameAnalysis } from "../../../../../../photo/core/guidance/guide";
import { done } from "../../../../../../photo/core/result";
import type { WorkerAnswer, WorkerCall } from "../../../../../../photo/web/photo-jobs";
import { burstShots } from "../../../../../../src/constants";
import CameraDialog from "../../../../../../src/features/photo/components/camera/camera-dialog";
import { makeStore } from "../../../../../../src/store/store";
import { stubGlobal } from "../../../../../for-this-test";
import { waitUntil } from "../../../../../wait-until";
import { renderEnglish, texts } from "../../../../components/render";
import { beginEachWithCamera, getUserMedia, here, settle, stop, stream } from "../../camera-here";
import { type AnswerJob, answerDeviceJobs, deviceFault } from "../../device-worker";
import { germanPassport } from "../../real-documents";

beginEachWithCamera();
afterEach(cleanup);

const { camera } = texts;
const [widthPx, heightPx] = [1280, 960];
const frame = new Blob(["frame"], { type: "image/jpeg" });

beforeEach(() => {
  const canvas = HTMLCanvasElement.prototype;
  jest.spyOn(canvas, "getContext").mockReturnValue({ drawImage: () => {} } as never);
  jest.spyOn(canvas, "toBlob").mockImplementation((give) => give(frame));
  const video = HTMLVideoElement.prototype;
  for (const [name, value] of Object.entries({ videoWidth: widthPx, videoHeight: heightPx, readyState: 4 }))
    Object.defineProperty(video, name, { value, configurable: true });
  jest.spyOn(console, "warn").mockImplementation(() => {});
  // Without what the engine runs on nothing is said of the picture.
  stubGlobal("Worker", undefined);
});

/** The dialog once the camera has answered. */
async function open(template: Template | null = null) {
  const handlers = { onPhotos: jest.fn(), onClose: jest.fn(), onChooseFile: jest.fn() };
  const { unmount, container } = renderEnglish(
    <Provider store={makeStore()}>
      <CameraDialog template={template} {...handlers} />
    </Provider>,
  );
  await settle();
  return { ...handlers, unmount, container };
}

const button = (name: string) => screen.getByRole("button", { name });
const setTimer = (seconds: number) =>
  fireEvent.change(screen.getByRole("combobox", { name: camera.timer }), {
    target: { value: String(seconds) },
  });
const refuse = (name: string) => getUserMedia.mockRejectedValue(Object.assign(new Error(name), { name }));

async function shootAtOnce() {
  setTimer(0);
  fireEvent.click(button(camera.shoot));
  await settle();
}

describe("the camera", () => {
  test("is a dialog with a name, and the focus is on its shutter", async () => {
    await open();
    expect(screen.getByRole<HTMLDialogElement>("dialog", { name: camera.title }).open).toBe(true);
    expect(document.activeElement).toBe(button(camera.shoot));
  });
  test("shows that it starts, and takes no picture until it is live", async () => {
    let start: (value: unknown) => void = () => {};
    getUserMedia.mockReturnValue(new Promise((resolve) => (start = resolve)));
    await open();
    expect(screen.getByText(camera.starting)).toBeTruthy();
    await shootAtOnce();
    expect(screen.queryByRole("img", { name: camera.reviewAlt })).toBeNull();
    start(stream);
    await settle();
    expect(screen.queryByText(camera.starting)).toBeNull();
    await shootAtOnce();
    expect(screen.getByRole("img", { name: camera.reviewAlt })).toBeTruthy();
  });
  test("closes by its button and with Escape, and is let go when it is left", async () => {
    const { onClose, unmount } = await open();
    fireEvent.click(button(camera.close));
    fireEvent(screen.getByRole("dialog"), new Event("close"));
    expect(onClose).toHaveBeenCalledTimes(2);
    unmount();
    expect(stop).toHaveBeenCalledTimes(1);
  });
  test("draws the outline of the document in the middle of its picture", async () => {
    const { container } = await open(germanPassport);
    act(() => void container.querySelector("video")!.dispatchEvent(new Event("resize")));
    const outline = screen.getByRole("img", {
      name: camera.overlay.replace("{{title}}", germanPassport.photoTitle),
    });
    expect(outline.getAttribute("viewBox")).toBe(`0 0 ${widthPx} ${heightPx}`);
    const numbersOf = (selector: string, names: string[]) =>
      names.map((name) => Number(outline.querySelector(selector)!.getAttribute(name)));
    const [x, y, width, height] = numbersOf("rect", ["x", "y", "width", "height"]) as [
      number,
      number,
      number,
      number,
    ];
    expect(width / height).toBeCloseTo(35 / 45);
    expect([x + width / 2, y + height / 2]).toEqual([widthPx / 2, heightPx / 2]);
    // This document is printed at 600 dots per inch, for which the camera has hardly the pixels.
    expect(height).toBeLessThan(heightPx);
    expect(height).toBeGreaterThan(0.8 * heightPx);
    const [cx, cy, rx, ry] = numbersOf("ellipse", ["cx", "cy", "rx", "ry"]) as [
      number,
      number,
      number,
      number,
    ];
    expect(cx).toBe(widthPx / 2);
    // The head of a passport photo stands in its frame, 32 to 36 of 45 mm high.
    const pxPerMm = height / 45;
    expect((2 * ry) / pxPerMm).toBeGreaterThan(30);
    expect((2 * ry) / pxPerMm).toBeLessThan(36.5);
    expect(cy - ry).toBeGreaterThan(y);
    expect(cy + ry).toBeLessThan(y + height);
    expect(rx).toBeLessThan(ry);
    const eyesY = Number(
      /^M[\d.]+ ([\d.]+)H/.exec(outline.querySelectorAll("path")[1]!.getAttribute("d")!)![1],
    );
    expect(Math.abs(eyesY - cy)).toBeLessThan(0.2 * ry);
  });
  test.each([
    [2560, 1920, "hint"],
    [1920, 1080, "nearHint"],
  ] as const)("draws a head as it is from 1.2 metres where %i x %i pixels are enough", async (w, h, hint) => {
    for (const [name, value] of Object.entries({ videoWidth: w, videoHeight: h }))
      Object.defineProperty(HTMLVideoElement.prototype, name, { value, configurable: true });
    const { container } = await open({ ...germanPassport, dpi: 300 });
    act(() => void container.querySelector("video")!.dispatchEvent(new Event("resize")));
    const headPx = 2 * Number(container.querySelector("ellipse")!.getAttribute("ry"));
    // 233 mm before a lens of 27 mm for full frame are 373 pixels of 2560; the photo needs 402.
    expect(headPx).toBeGreaterThan(370);
    expect(headPx).toBeLessThan(420);
    expect(screen.getByText(camera[hint])).toBeTruthy();
  });
  test("draws none before a document is chosen", async () => {
    await open();
    expect(screen.queryByRole("img")).toBeNull();
  });
  test("is the rear one first, whose picture is no mirror, and turns round to the other", async () => {
    stubGlobal("navigator", {
      mediaDevices: {
        getUserMedia,
        enumerateDevices: async () => [{ kind: "videoinput" }, { kind: "videoinput" }],
      },
    });
    here.settings = { facingMode: "environment" };
    const { container } = await open();
    const isMirrored = () => container.querySelector("video")!.getAttribute("data-mirrored");
    expect([isMirrored(), screen.getByText(camera.rearHint).isConnected]).toEqual(["false", true]);
    here.settings = { facingMode: "user" };
    fireEvent.click(button(camera.switch));
    await settle();
    expect([isMirrored(), screen.getByText(camera.hint).isConnected]).toEqual(["true", true]);
    expect(getUserMedia.mock.lastCall![0]).toMatchObject({ video: { facingMode: "user" } });
    // The picture is taken again with the same camera.
    await shootAtOnce();
    fireEvent.click(button(camera.again));
    await settle();
    expect(getUserMedia.mock.lastCall![0]).toMatchObject({ video: { facingMode: "user" } });
  });
  test("goes from webcam to webcam, which face no way that a browser knows", async () => {
    const ids = ["one", "two"];
    stubGlobal("navigator", {
      mediaDevices: {
        getUserMedia,
        enumerateDevices: async () => ids.map((deviceId) => ({ kind: "videoinput", deviceId })),
      },
    });
    here.settings = { deviceId: "two" };
    await open();
    fireEvent.click(button(camera.switch));
    await settle();
    expect(getUserMedia.mock.lastCall![0]).toMatchObject({ video: { deviceId: { exact: "one" } } });
  });
});

describe("a camera that does not come", () => {
  test.each([
    ["NotAllowedError", camera.error.denied],
    ["SecurityError", camera.error.denied],
    ["NotFoundError", camera.error.missing],
    ["OverconstrainedError", camera.error.missing],
    ["NotReadableError", camera.error.busy],
    ["AbortError", camera.error.busy],
    ["TypeError", camera.error.unknown],
  ])("is told by its cause (%s), with the way round it, and asked for again", async (name, words) => {
    refuse(name);
    const { onChooseFile } = await open();
    expect(screen.getByRole("alert").textContent).toBe(words.title + words.advice);
    fireEvent.click(button(camera.file));
    expect(onChooseFile).toHaveBeenCalledTimes(1);

    getUserMedia.mockResolvedValue(stream);
    fireEvent.click(button(texts.common.action.retry));
    await settle();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(button(camera.shoot).getAttribute("aria-disabled")).toBe("false");
  });
  test("as its address is not secure, cannot be asked for again", async () => {
    stubGlobal("navigator", {});
    await open();
    const { title, advice } = camera.error.insecure;
    expect(screen.getByRole("alert").textContent).toBe(title + advice);
    expect(screen.queryByRole("button", { name: texts.common.action.retry })).toBeNull();
    expect(button(camera.file)).toBeTruthy();
  });
  test("is told when it goes away while it is live", async () => {
    await open();
    act(() => here.tearAway());
    const { title, advice } = camera.error.lost;
    expect(screen.getByRole("alert").textContent).toBe(title + advice);
    expect(document.activeElement === button(camera.file)).toBe(true);
  });
});

describe("the timer", () => {
  const seconds = (count: number) => {
    for (let i = 0; i < count; i++) act(() => void jest.advanceTimersByTime(1000));
  };
  const left = () => screen.queryByRole("timer")?.textContent;

  test("counts three seconds down if nothing else is set, and then the picture is taken", async () => {
    await open();
    jest.useFakeTimers();
    fireEvent.click(button(camera.shoot));
    expect(left()).toBe("3");
    expect(screen.queryByText(camera.hint)).toBeNull();
    seconds(2);
    expect(left()).toBe("1");
    seconds(1);
    jest.useRealTimers();
    await settle();
    expect(screen.getByRole("img", { name: camera.reviewAlt })).toBeTruthy();
  });
  test("is stopped by a button, and no picture is taken", async () => {
    await open();
    setTimer(10);
    jest.useFakeTimers();
    fireEvent.click(button(camera.shoot));
    seconds(4);
    expect(left()).toBe("6");
    fireEvent.click(button(camera.stop));
    seconds(20);
    jest.useRealTimers();
    await settle();
    expect([left(), button(camera.shoot).isConnected]).toEqual(["", true]);
    expect(screen.queryByRole("img", { name: camera.reviewAlt })).toBeNull();
  });
});

describe("the picture that was taken", () => {
  test("is looked at before it is used, under a name of its own", async () => {
    const { onPhotos, onClose } = await open();
    await shootAtOnce();
    expect(screen.getByRole("status").textContent).toBe(`${camera.taken} ${camera.reviewHint}`);
    expect(stop).toHaveBeenCalledTimes(1);
    expect(onPhotos).not.toHaveBeenCalled();
    fireEvent.click(button(camera.use));
    expect(onPhotos).toHaveBeenCalledWith([frame], "camera.jpg");
    expect(onClose).toHaveBeenCalledTimes(1);
  });
  test("is one of several where that is wanted, all of which are shown before they are used", async () => {
    const { onPhotos } = await open();
    fireEvent.click(screen.getByRole("switch", { name: camera.burst }));
    await shootAtOnce();
    const isTaken = () =>
      expect(screen.getAllByRole("img", { name: camera.reviewAlt })).toHaveLength(burstShots);
    await waitUntil(isTaken);
    expect(screen.getByRole("status").textContent).toBe(`${camera.takenSeveral} ${camera.reviewHint}`);
    fireEvent.click(button(camera.use));
    expect(onPhotos).toHaveBeenCalledWith(Array(burstShots).fill(frame), "camera.jpg");
  });
  test("is taken again with the same settings, and the one before is given back", async () => {
    const revoked = jest.spyOn(URL, "revokeObjectURL");
    await open();
    await shootAtOnce();
    const address = screen.getByRole("img", { name: camera.reviewAlt }).getAttribute("src");
    fireEvent.click(button(camera.again));
    await settle();
    expect(revoked).toHaveBeenCalledWith(address!);
    expect(screen.getByRole<HTMLSelectElement>("combobox", { name: camera.timer }).value).toBe("0");
    fireEvent.click(button(camera.shoot));
    await settle();
    expect(screen.getByRole("img", { name: camera.reviewAlt })).toBeTruthy();
  });
});

describe("the guidance", () => {
  const eyes = { middle: [480, 360] as [number, number], interpupillaryPx: 100 };
  const good: FrameAnalysis = { advice: null, isWhole: true, eyes };
  const closer: FrameAnalysis = { advice: { hint: "closer", isMust: true }, isWhole: true, eyes };
  const automatic = () => screen.queryByRole("switch", { name: camera.automatic });
  const taken = () => screen.queryByRole("img", { name: camera.reviewAlt });

  /** A browser that draws when the test says so, a fifth of a second after the frame before. */
  function watch(answer: AnswerJob) {
    let nowMs = 5000;
    let waiting: (() => void)[] = [];
    jest.spyOn(performance, "now").mockImplementation(() => nowMs);
    stubGlobal("requestAnimationFrame", (draw: () => void) => waiting.push(draw));
    const copied: object[] = [];
    stubGlobal("createImageBitmap", async (_video: unknown, size: object) => {
      copied.push(size);
      return { close: () => {} };
    });
    const jobs = answerDeviceJobs(answer);
    const frames = async (count: number) => {
      for (let i = 0; i < count; i++) {
        nowMs += 200;
        const due = waiting;
        waiting = [];
        for (const draw of due) draw();
        await settle();
      }
    };
    return { jobs, copied, frames };
  }
  const left = () => screen.getByRole("timer").textContent;
  const fakeTimers = () => jest.useFakeTimers({ doNotFake: ["performance", "requestAnimationFrame"] });
  const passSeconds = async (count: number) => {
    for (let i = 0; i < count; i++) act(() => void jest.advanceTimersByTime(1000));
    await settle();
  };
  afterEach(() => void jest.useRealTimers());
  const seeing =
    (analysis: () => FrameAnalysis) =>
    ({ job }: WorkerCall) =>
      job === "load" ? done(undefined) : done(analysis());

  test("says the one thing to do, and takes the picture by itself when nothing is left", async () => {
    let seen = closer;
    const { jobs, copied, frames } = watch(seeing(() => seen));
    await open(germanPassport);
    await frames(2);
    expect(screen.getAllByText(camera.guide.closer)).toHaveLength(2);
    expect(jobs[1]).toMatchObject({
      job: "analyzeFrame",
      argument: { cameraWidthPx: widthPx, rule: { urlPath: "de-passport" } },
    });
    expect(copied[0]).toEqual({ resizeWidth: 960, resizeHeight: 720 });
    await frames(20);
    expect(taken()).toBeNull();
    seen = good;
    fakeTimers();
    await frames(8);
    expect([left(), screen.getAllByText(camera.guide.hold).length]).toEqual(["3", 2]);
    await passSeconds(2);
    expect([left(), taken()]).toEqual(["1", null]);
    await passSeconds(1);
    expect(taken()).toBeTruthy();
  });
  test("says that it is good enough before it takes a picture that is only warned of", async () => {
    const warned = { ...closer, advice: { hint: "closer", isMust: false } } as const;
    const { frames } = watch(seeing(() => warned));
    await open();
    fakeTimers();
    await frames(18);
    expect([left(), screen.getAllByText(camera.guide.closer).length]).toEqual(["", 2]);
    await frames(12);
    expect([left(), screen.getAllByText(camera.guide.enough).length]).toEqual(["3", 2]);
    expect(screen.queryByText(camera.guide.closer)).toBeNull();
    await passSeconds(3);
    expect(taken()).toBeTruthy();
  });
  test("does not count again while the picture is being encoded", async () => {
    let give = (_blob: Blob) => {};
    jest.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((callback) => {
      give = callback;
    });
    const { frames } = watch(seeing(() => good));
    await open();
    fakeTimers();
    await frames(8);
    await passSeconds(3);
    await frames(2);
    expect([left(), taken()]).toEqual(["", null]);
    give(frame);
    await settle();
    expect(taken()).toBeTruthy();
  });
  test("breaks the countdown off when the picture would be refused by now", async () => {
    let seen = good;
    const { frames } = watch(seeing(() => seen));
    await open();
    fakeTimers();
    await frames(8);
    expect(left()).toBe("3");
    seen = closer;
    await frames(5);
    expect([left(), screen.getAllByText(camera.guide.closer).length]).toEqual(["", 2]);
    await passSeconds(5);
    expect(taken()).toBeNull();
  });
  test("takes no more picture by itself when its countdown was stopped", async () => {
    const { frames } = watch(seeing(() => good));
    await open();
    fakeTimers();
    await frames(8);
    fireEvent.click(button(camera.stop));
    await frames(20);
    await passSeconds(5);
    expect([left(), taken(), automatic()!.getAttribute("aria-checked")]).toEqual(["", null, "false"]);
  });
  test("tells that it is on its way, for as long as it is, and can be turned off meanwhile", async () => {
    let arrive = (_answer: WorkerAnswer) => {};
    const loaded = new Promise<WorkerAnswer>((resolve) => (arrive = resolve));
    const { frames } = watch(({ job }) => (job === "load" ? loaded : done(closer)));
    await open();
    expect(screen.getByText(camera.hintsLoading)).toBeTruthy();
    expect(automatic()).toBeTruthy();
    arrive(done(undefined));
    await frames(2);
    expect(screen.queryByText(camera.hintsLoading)).toBeNull();
  });
  test("takes no picture by itself when that is turned off", async () => {
    const { frames } = watch(seeing(() => good));
    await open();
    fireEvent.click(automatic()!);
    await frames(20);
    expect([taken(), screen.getAllByText(camera.guide.hold).length]).toEqual([null, 2]);
    fakeTimers();
    fireEvent.click(automatic()!);
    await passSeconds(3);
    expect(taken()).toBeTruthy();
  });
  test("goes by the usual size before a document is chosen", async () => {
    const { jobs, frames } = watch(seeing(() => closer));
    await open();
    await frames(1);
    expect(jobs[1]).toMatchObject({ argument: { rule: { urlPath: "", widthMm: 35, heightMm: 45 } } });
  });
  test.each<[string, AnswerJob]>([
    ["does not come", () => deviceFault("not-loaded")],
    ["breaks off", ({ job }) => (job === "load" ? done(undefined) : deviceFault("broken-off"))],
  ])("is left away where the engine %s, and the camera works without", async (_, answer) => {
    const { frames } = watch(answer);
    await open();
    await frames(2);
    expect([automatic(), screen.getByText(camera.hint).isConnected]).toEqual([null, true]);
    await shootAtOnce();
    expect(taken()).toBeTruthy();
  });
  test("is not loaded for somebody who saves data", async () => {
    const { jobs, frames } = watch(seeing(() => good));
    Object.assign(navigator, { connection: { saveData: true } });
    await open();
    await frames(2);
    expect([jobs, automatic()]).toEqual([[], null]);
  });
  test("ends with the camera", async () => {
    const { jobs, frames } = watch(seeing(() => closer));
    const { unmount } = await open();
    await frames(2);
    const looked = jobs.length;
    expect(looked).toBeGreaterThan(1);
    unmount();
    await frames(3);
    expect(jobs.length).toBe(looked);
  });
});
