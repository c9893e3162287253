import { type RefObject, useEffect, useRef, useState } from "react";
import { type Torch, torchOf, useTorch } from "./use-torch";

/** `lost`: the camera was available and is not any more, such as unplugged, used by a call, or without permission. */
export type CameraFault = "denied" | "missing" | "busy" | "lost" | "insecure" | "unknown";

/** Names of DOMException that `getUserMedia` rejects with (W3C Media Capture and Streams). */
const faults: Readonly<Record<string, CameraFault>> = {
  NotAllowedError: "denied",
  SecurityError: "denied",
  NotFoundError: "missing",
  OverconstrainedError: "missing",
  NotReadableError: "busy",
  AbortError: "busy",
};

const faultOf = (error: unknown): CameraFault =>
  (error instanceof Error ? faults[error.name] : undefined) ?? "unknown";

/** "environment" is the rear camera. */
export type Facing = "user" | "environment";

/** The requested camera; the browser may provide another. */
export type WantedCamera = Facing | { deviceId: string };

export interface Camera {
  video: RefObject<HTMLVideoElement>;
  /** The direction of the provided camera; null before. Webcams report none and face the visitor. */
  facing: Facing | null;
  isLive: boolean;
  fault: CameraFault | null;
  /** Size of the picture in pixels; null until it is known. Rotating a phone changes it. */
  size: { widthPx: number; heightPx: number } | null;
  /** Constraints to switch to another camera; null if there is only one. */
  other: WantedCamera | null;
  /** The camera light; null if there is none or the browser does not support it. */
  torch: Torch | null;
}

/** As many pixels as possible; browsers provide the nearest resolution. */
const constraintsFor = (wanted: WantedCamera): MediaStreamConstraints => ({
  audio: false,
  video: {
    ...(typeof wanted === "string" ? { facingMode: wanted } : { deviceId: { exact: wanted.deviceId } }),
    width: { ideal: 2560 },
    height: { ideal: 1920 },
  },
});

const settingsOf = (stream: MediaStream): MediaTrackSettings => stream.getTracks()[0]?.getSettings?.() ?? {};

const facingOf = (stream: MediaStream): Facing =>
  settingsOf(stream).facingMode === "environment" ? "environment" : "user";

/** Cameras of phones are identified by their direction, others by their position in the list. */
function otherCamera(stream: MediaStream, devices: readonly MediaDeviceInfo[]): WantedCamera | null {
  const cameras = devices.filter(({ kind }) => kind === "videoinput");
  if (cameras.length < 2) return null;
  const { facingMode, deviceId } = settingsOf(stream);
  if (facingMode) return facingOf(stream) === "user" ? "environment" : "user";
  const place = cameras.findIndex((camera) => camera.deviceId === deviceId);
  return { deviceId: cameras[(place + 1) % cameras.length]!.deviceId };
}

function stop(stream: MediaStream | null) {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

/**
 * Shows a camera in a video element. The stream is stopped when `isOn` becomes false, on unmount and when the page is
 * left.
 */
export function useCamera(isOn: boolean, wanted: WantedCamera): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const [facing, setFacing] = useState<Facing | null>(null);
  const [isLive, setIsLive] = useState(false);
  const [fault, setFault] = useState<CameraFault | null>(null);
  const [other, setOther] = useState<WantedCamera | null>(null);
  const [size, setSize] = useState<Camera["size"]>(null);
  const [torchTrack, setTorchTrack] = useState<MediaStreamTrack | null>(null);

  useEffect(() => {
    if (!isOn) return;
    let stream: MediaStream | null = null;
    let isCurrent = true;
    setFault(null);

    const start = async () => {
      if (!navigator.mediaDevices?.getUserMedia) return setFault("insecure");
      try {
        const opened = await navigator.mediaDevices.getUserMedia(constraintsFor(wanted));
        if (!isCurrent) return stop(opened);
        stream = opened;
        for (const track of opened.getTracks()) track.addEventListener("ended", () => setFault("lost"));
        setFacing(facingOf(opened));
        if (video.current) {
          video.current.srcObject = opened;
          await video.current.play();
        }
        const devices = await navigator.mediaDevices.enumerateDevices();
        if (!isCurrent) return;
        setOther(otherCamera(opened, devices));
        setTorchTrack(torchOf(opened));
        setIsLive(true);
      } catch (error) {
        if (isCurrent) setFault(faultOf(error));
      }
    };

    const element = video.current;
    const measure = () => {
      if (element?.videoWidth) setSize({ widthPx: element.videoWidth, heightPx: element.videoHeight });
    };
    const leave = () => stop(stream);
    // A page restored from the back/forward cache has tracks that `leave` stopped, without an event.
    const returnTo = (event: PageTransitionEvent) => {
      if (event.persisted) setFault("lost");
    };
    // Phones pause the video of a hidden tab, and some do not resume it.
    const resume = () => {
      if (!document.hidden && stream) void video.current?.play().catch(() => {});
    };
    element?.addEventListener("resize", measure);
    void start();
    window.addEventListener("pagehide", leave);
    window.addEventListener("pageshow", returnTo);
    document.addEventListener("visibilitychange", resume);
    return () => {
      isCurrent = false;
      window.removeEventListener("pagehide", leave);
      window.removeEventListener("pageshow", returnTo);
      document.removeEventListener("visibilitychange", resume);
      element?.removeEventListener("resize", measure);
      stop(stream);
      setIsLive(false);
      setTorchTrack(null);
    };
  }, [isOn, wanted]);

  const torch = useTorch(torchTrack);
  return { video, facing, isLive, fault, size, other, torch };
}
