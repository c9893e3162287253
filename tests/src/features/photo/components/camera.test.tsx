import { afterEach, describe, expect, it, jest } from "@jest/globals";
import { act, cleanup, render, renderHook, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Provider } from "react-redux";
import { noGuide } from "../../../../../photo/core/guidance/guide";
import { CameraControls } from "../../../../../src/features/photo/components/camera/camera-controls";
import { CameraHint } from "../../../../../src/features/photo/components/camera/camera-hint";
import { usualSettings } from "../../../../../src/features/photo/components/camera/camera-settings";
import { CameraView } from "../../../../../src/features/photo/components/camera/camera-view";
import { useCamera } from "../../../../../src/features/photo/components/camera/use-camera";
import { useCountdown } from "../../../../../src/features/photo/components/camera/use-countdown";
import { choicesChanged } from "../../../../../src/features/photo/state/photo-slice";
import { makeStore } from "../../../../../src/store/store";
import { stubGlobal } from "../../../../for-this-test";
import { renderEnglish, texts } from "../../../components/render";
import {
  applyConstraints,
  beginEachWithCamera,
  getUserMedia,
  here,
  settle,
  stop,
  stream,
} from "../camera-here";
import { answerDeviceJobs, quietEngine } from "../device-worker";

function Camera() {
  const { video, isLive, fault, other, facing, torch, size } = useCamera(true, "environment");
  return (
    <>
      <video ref={video} muted />
      <output>{size && `${size.widthPx}x${size.heightPx}`}</output>
      {torch && (
        <button type="button" aria-pressed={torch.isOn} onClick={() => torch.turn(!torch.isOn)}>
          torch
        </button>
      )}
      <p>{fault ?? (isLive ? `live ${facing} ${other ? "two" : "one"}` : "starting")}</p>
    </>
  );
}

const shown = (container: HTMLElement) => container.querySelector("p")?.textContent;

beginEachWithCamera();
afterEach(cleanup);

describe("useCamera", () => {
  it("asks for the rear camera without sound, and stops it when it is left", async () => {
    here.settings = { facingMode: "environment" };
    const { container, unmount } = render(<Camera />);
    await settle();
    expect(shown(container)).toBe("live environment one");
    expect(getUserMedia.mock.calls[0]![0]).toMatchObject({
      audio: false,
      video: { facingMode: "environment" },
    });
    unmount();
    expect(stop).toHaveBeenCalledTimes(1);
  });
  it("takes a webcam for one that faces the visitor", async () => {
    const { container } = render(<Camera />);
    await settle();
    expect(shown(container)).toBe("live user one");
  });
  it("stops a stream that comes after it was left", async () => {
    let open: (value: unknown) => void = () => {};
    getUserMedia.mockReturnValue(new Promise((resolve) => (open = resolve)));
    const { unmount } = render(<Camera />);
    unmount();
    open(stream);
    await settle();
    expect(stop).toHaveBeenCalledTimes(1);
  });
  it("stops when the page is left", async () => {
    render(<Camera />);
    await settle();
    window.dispatchEvent(new Event("pagehide"));
    expect(stop).toHaveBeenCalledTimes(1);
  });
  it("is lost when the browser brings back the page that it kept", async () => {
    const { container } = render(<Camera />);
    await settle();
    window.dispatchEvent(new Event("pagehide"));
    act(() => void window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false })));
    expect(shown(container)).not.toContain("lost");
    act(() => void window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));
    expect(shown(container)).toContain("lost");
  });
  it.each([
    ["NotAllowedError", "denied"],
    ["NotFoundError", "missing"],
    ["NotReadableError", "busy"],
    ["TypeError", "unknown"],
  ])("says of %s: %s", async (name, fault) => {
    getUserMedia.mockRejectedValue(Object.assign(new Error(name), { name }));
    const { container } = render(<Camera />);
    await settle();
    expect(shown(container)).toBe(fault);
  });
  it("says that a camera was torn away while it was live", async () => {
    const { container } = render(<Camera />);
    await settle();
    act(() => here.tearAway());
    expect(shown(container)).toBe("lost");
  });
  it("plays on when its tab comes back", async () => {
    render(<Camera />);
    await settle();
    const play = jest.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
    document.dispatchEvent(new Event("visibilitychange"));
    expect(play).toHaveBeenCalledTimes(1);
  });
  it("follows the picture when the phone is turned", async () => {
    const { container } = render(<Camera />);
    await settle();
    const video = container.querySelector("video")!;
    for (const [videoWidth, videoHeight] of [
      [1280, 960],
      [960, 1280],
    ]) {
      Object.defineProperty(video, "videoWidth", { value: videoWidth, configurable: true });
      Object.defineProperty(video, "videoHeight", { value: videoHeight, configurable: true });
      act(() => void video.dispatchEvent(new Event("resize")));
      expect(container.querySelector("output")?.textContent).toBe(`${videoWidth}x${videoHeight}`);
    }
  });
  it("turns the light on and off where there is one", async () => {
    here.capabilities = { torch: true };
    render(<Camera />);
    await settle();
    const light = screen.getByRole("button", { name: "torch" });
    for (const wanted of [true, false]) {
      await userEvent.click(light);
      expect(applyConstraints).toHaveBeenLastCalledWith({ advanced: [{ torch: wanted }] });
      expect(light.getAttribute("aria-pressed")).toBe(String(wanted));
    }
  });
  it("leaves a light that the phone refuses as it is", async () => {
    here.capabilities = { torch: true };
    applyConstraints.mockRejectedValue(new Error("too hot"));
    render(<Camera />);
    await settle();
    await userEvent.click(screen.getByRole("button", { name: "torch" }));
    expect(screen.getByRole("button").getAttribute("aria-pressed")).toBe("false");
  });
  it("says where browsers offer no camera", async () => {
    stubGlobal("navigator", {});
    const { container } = render(<Camera />);
    await settle();
    expect(shown(container)).toBe("insecure");
  });
});

describe("CameraView", () => {
  const { camera } = texts;
  const drawing = { drawImage: () => {} } as unknown as CanvasRenderingContext2D;

  /** Takes a picture at once, with a canvas that gives this. */
  async function shoot(context: CanvasRenderingContext2D | null, blob: Blob | null) {
    const canvas = HTMLCanvasElement.prototype;
    jest.spyOn(canvas, "getContext").mockReturnValue(context as never);
    jest.spyOn(canvas, "toBlob").mockImplementation((give) => give(blob));
    answerDeviceJobs(quietEngine);
    // Nothing is drawn: the engine is there and sees no frame.
    stubGlobal("requestAnimationFrame", () => 0);
    const handlers = {
      onTaken: jest.fn(),
      onRetry: jest.fn(),
      onChooseFile: jest.fn(),
      onSettings: jest.fn(),
    };
    const settings = { ...usualSettings, timerSeconds: 0 } as const;
    renderEnglish(
      <Provider store={makeStore()}>
        <CameraView template={null} settings={settings} {...handlers} />
      </Provider>,
    );
    await settle();
    await userEvent.click(screen.getByRole("button", { name: camera.shoot }));
    await settle();
    return handlers;
  }

  it("hands on the picture", async () => {
    const picture = new Blob(["jpeg"], { type: "image/jpeg" });
    const { onTaken } = await shoot(drawing, picture);
    expect(onTaken).toHaveBeenCalledWith([picture]);
    expect(screen.queryByRole("alert")).toBeNull();
  });
  it.each([
    ["encode", drawing, null],
    ["draw", null, new Blob(["black"])],
    ["make an image of", drawing, new Blob([])],
  ])(
    "says so where the browser cannot %s it, lets go of the camera and offers a file",
    async (_, context, blob) => {
      const { onTaken, onRetry, onChooseFile } = await shoot(context, blob);
      expect(screen.getByRole("alert").textContent).toContain(camera.error.unknown.title);
      expect(onTaken).not.toHaveBeenCalled();
      expect(stop).toHaveBeenCalledTimes(1);
      await userEvent.click(screen.getByRole("button", { name: camera.file }));
      expect(onChooseFile).toHaveBeenCalledTimes(1);
      await userEvent.click(screen.getByRole("button", { name: texts.common.action.retry }));
      expect(onRetry).toHaveBeenCalledTimes(1);
    },
  );
});

describe("the camera's settings", () => {
  const { camera } = texts;
  it("are a timer of three, five or ten seconds, and an automatic shutter that can be turned off", async () => {
    const onSettings = jest.fn();
    const settings = usualSettings;
    const handlers = { onSettings, guidance: "on" as const, camera: { torch: null, other: null } as never };
    renderEnglish(<CameraControls settings={settings} {...handlers} />);
    await userEvent.selectOptions(screen.getByRole("combobox", { name: camera.timer }), "10");
    expect(onSettings).toHaveBeenLastCalledWith({ ...settings, timerSeconds: 10 });
    await userEvent.click(screen.getByRole("switch", { name: camera.automatic }));
    expect(onSettings).toHaveBeenLastCalledWith({ ...settings, isAutomatic: false });
  });
});

describe("useCountdown", () => {
  it("counts down, fires once, and can be stopped", () => {
    jest.useFakeTimers();
    const onZero = jest.fn();
    const { result } = renderHook(() => useCountdown(onZero));
    act(() => result.current.start(3));
    act(() => void jest.advanceTimersByTime(1000));
    expect(result.current.left).toBe(2);
    act(() => result.current.cancel());
    act(() => void jest.advanceTimersByTime(5000));
    expect(onZero).not.toHaveBeenCalled();
    act(() => result.current.start(1));
    act(() => void jest.advanceTimersByTime(1000));
    expect(onZero).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });
});

describe("the hint before a baby", () => {
  it.each([
    [false, null, texts.camera.hint],
    [true, null, texts.camera.childHint],
    [false, "plainWall", texts.camera.guide.plainWall],
    [true, "plainWall", texts.camera.guide.plainSheet],
    [true, "closer", texts.camera.guide.closer],
  ] as const)("child %s, guidance %s", (isChild, hint, words) => {
    const store = makeStore();
    store.dispatch(choicesChanged({ isChild }));
    renderEnglish(
      <Provider store={store}>
        <CameraHint
          guide={{ ...noGuide, hint, spokenHint: hint }}
          facing={null}
          isNear={false}
          isWallKept={false}
        />
      </Provider>,
    );
    expect(screen.getAllByText(words)).toHaveLength(hint ? 2 : 1);
  });
});

describe("the hint before there is something to say", () => {
  it.each([
    ["environment", false, "rearHint"],
    ["user", false, "hint"],
    [null, false, "hint"],
    ["user", true, "nearHint"],
  ] as const)("of a camera that faces the %s, with few pixels: %s", (facing, isNear, key) => {
    renderEnglish(<CameraHint guide={noGuide} facing={facing} isNear={isNear} isWallKept={false} />);
    expect(screen.getByText(texts.camera[key])).toBeTruthy();
  });
});

describe("the hint to somebody who is too close", () => {
  it.each([
    [false, texts.camera.guide.stepBack],
    [true, texts.camera.guide.back],
  ])("names no other distance where the camera has few pixels: %s", (isNear, words) => {
    const guide = { ...noGuide, hint: "stepBack", spokenHint: "stepBack" } as const;
    renderEnglish(<CameraHint guide={guide} facing="user" isNear={isNear} isWallKept={false} />);
    expect(screen.getAllByText(words)).toHaveLength(2);
  });
});

describe("the hint where the background stays in the photo", () => {
  it.each([
    [false, [texts.camera.guide.plainWall, texts.camera.hint]],
    [true, [texts.camera.childHint]],
  ])("child %s: %s", (isChild, words) => {
    const store = makeStore();
    store.dispatch(choicesChanged({ isChild }));
    renderEnglish(
      <Provider store={store}>
        <CameraHint guide={noGuide} facing={null} isNear={false} isWallKept />
      </Provider>,
    );
    for (const sentence of words) expect(screen.getByText(sentence)).toBeTruthy();
  });
});
