import { act, cleanup, render, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useCamera } from "../../../../../src/features/photo/components/camera/use-camera";
import { useCountdown } from "../../../../../src/features/photo/components/camera/use-countdown";

const stop = vi.fn();
const getUserMedia = vi.fn();
const track = { stop, addEventListener: vi.fn() };
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

const settle = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve, 10))));
const shown = (container: HTMLElement) => container.querySelector("p")?.textContent;

beforeEach(() => {
  stop.mockReset();
  getUserMedia.mockReset().mockResolvedValue(stream);
  vi.stubGlobal("navigator", {
    mediaDevices: {
      getUserMedia,
      enumerateDevices: async () => [{ kind: "videoinput" }, { kind: "audioinput" }],
    },
  });
  HTMLMediaElement.prototype.play = async () => {};
  // happy-dom takes real streams only.
  Object.defineProperty(HTMLMediaElement.prototype, "srcObject", { set() {}, configurable: true });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

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
    vi.stubGlobal("navigator", {});
    const { container } = render(<Camera />);
    await settle();
    expect(shown(container)).toBe("insecure");
  });
});

describe("useCountdown", () => {
  it("counts down, fires once, and can be stopped", () => {
    vi.useFakeTimers();
    const onZero = vi.fn();
    const { result } = renderHook(() => useCountdown(onZero));
    act(() => result.current.start(3));
    act(() => void vi.advanceTimersByTime(1000));
    expect(result.current.left).toBe(2);
    act(() => result.current.cancel());
    act(() => void vi.advanceTimersByTime(5000));
    expect(onZero).not.toHaveBeenCalled();
    act(() => result.current.start(1));
    act(() => void vi.advanceTimersByTime(1000));
    expect(onZero).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });
});
