import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, cleanup, render, renderHook, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CameraView } from "../../../../../src/features/photo/components/camera/camera-view";
import { useCamera } from "../../../../../src/features/photo/components/camera/use-camera";
import { useCountdown } from "../../../../../src/features/photo/components/camera/use-countdown";
import { stubGlobal } from "../../../../for-this-test";
import { allThatIsDue } from "../../../../wait-until";
import { renderEnglish, texts } from "../../../components/render";

const stop = jest.fn();
const getUserMedia = jest.fn<(constraints: MediaStreamConstraints) => Promise<unknown>>();
const track = { stop, addEventListener: jest.fn() };
const stream = { getTracks: () => [track] };

const Camera = () => {
  const { video, isLive, fault, canSwitch, facing } = useCamera(true);
  return (
    <>
      <video ref={video} muted />
      <p>{fault ?? (isLive ? `live ${facing} ${canSwitch ? "two" : "one"}` : "starting")}</p>
    </>
  );
};

const settle = () => act(allThatIsDue);
const shown = (container: HTMLElement) => container.querySelector("p")?.textContent;

beforeEach(() => {
  stop.mockReset();
  getUserMedia.mockReset().mockResolvedValue(stream);
  stubGlobal("navigator", {
    mediaDevices: {
      getUserMedia,
      enumerateDevices: async () => [{ kind: "videoinput" }, { kind: "audioinput" }],
    },
  });
  HTMLMediaElement.prototype.play = async () => {};
  // happy-dom takes real streams only.
  Object.defineProperty(HTMLMediaElement.prototype, "srcObject", { set() {}, configurable: true });
});
afterEach(cleanup);

describe("useCamera", () => {
  it("asks for the front camera without sound, and stops it when it is left", async () => {
    const { container, unmount } = render(<Camera />);
    await settle();
    expect(shown(container)).toBe("live user one");
    expect(getUserMedia.mock.calls[0]![0]).toMatchObject({ audio: false, video: { facingMode: "user" } });
    unmount();
    expect(stop).toHaveBeenCalledTimes(1);
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
    const deeds = { onTaken: jest.fn(), onFileInstead: jest.fn() };
    renderEnglish(<CameraView template={null} {...deeds} />);
    await settle();
    await userEvent.click(screen.getByRole("switch"));
    await userEvent.click(screen.getByRole("button", { name: camera.shoot }));
    await settle();
    return deeds;
  }

  it("hands on the picture", async () => {
    const picture = new Blob(["jpeg"], { type: "image/jpeg" });
    const { onTaken } = await shoot(drawing, picture);
    expect(onTaken).toHaveBeenCalledWith(picture);
    expect(screen.queryByRole("alert")).toBeNull();
  });
  it.each([
    ["encode", drawing, null],
    ["draw", null, new Blob(["black"])],
    ["make an image of", drawing, new Blob([])],
  ])(
    "says so where the browser cannot %s it, lets go of the camera and offers a file",
    async (_, context, blob) => {
      const { onTaken, onFileInstead } = await shoot(context, blob);
      expect(screen.getByRole("alert").textContent).toContain(camera.error.unknown.title);
      expect(onTaken).not.toHaveBeenCalled();
      expect(stop).toHaveBeenCalledTimes(1);
      await userEvent.click(screen.getByRole("button", { name: camera.file }));
      expect(onFileInstead).toHaveBeenCalledTimes(1);
    },
  );
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
