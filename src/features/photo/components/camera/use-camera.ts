import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { type Torch, torchOf, useTorch } from "./use-torch";

/** `lost`: it was there and went away: unplugged, taken by a call, or its permission withdrawn. */
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

export type Facing = "user" | "environment";

interface Camera {
  video: RefObject<HTMLVideoElement>;
  facing: Facing;
  isLive: boolean;
  fault: CameraFault | null;
  /** Of the picture, in its own pixels; null until it is known. Turning a phone changes it. */
  size: { widthPx: number; heightPx: number } | null;
  /** There is more than one camera to choose from. */
  canSwitch: boolean;
  switchFacing: () => void;
  /** The light beside the lens; null where there is none, or the browser does not reach it. */
  torch: Torch | null;
}

/** As many pixels as the camera has; browsers give the nearest they can. */
const constraintsFor = (facing: Facing): MediaStreamConstraints => ({
  audio: false,
  video: { facingMode: facing, width: { ideal: 2560 }, height: { ideal: 1920 } },
});

const stop = (stream: MediaStream | null) => {
  for (const track of stream?.getTracks() ?? []) track.stop();
};

/** The front camera in a video element. The stream is stopped when `isOn` ends, or the page or component is left. */
export const useCamera = (isOn: boolean): Camera => {
  const video = useRef<HTMLVideoElement>(null);
  const [facing, setFacing] = useState<Facing>("user");
  const [isLive, setIsLive] = useState(false);
  const [fault, setFault] = useState<CameraFault | null>(null);
  const [canSwitch, setCanSwitch] = useState(false);
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
        const opened = await navigator.mediaDevices.getUserMedia(constraintsFor(facing));
        if (!isCurrent) return stop(opened);
        stream = opened;
        for (const track of opened.getTracks()) track.addEventListener("ended", () => setFault("lost"));
        if (video.current) {
          video.current.srcObject = opened;
          await video.current.play();
        }
        const devices = await navigator.mediaDevices.enumerateDevices();
        if (!isCurrent) return;
        setCanSwitch(devices.filter((device) => device.kind === "videoinput").length > 1);
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
    // A page that the browser has kept comes back with tracks that `leave` has ended, of which they say nothing.
    const returnTo = (event: PageTransitionEvent) => {
      if (event.persisted) setFault("lost");
    };
    // Phones pause a video whose tab was hidden, and some leave it so.
    const comeBack = () => {
      if (!document.hidden && stream) void video.current?.play().catch(() => {});
    };
    element?.addEventListener("resize", measure);
    void start();
    window.addEventListener("pagehide", leave);
    window.addEventListener("pageshow", returnTo);
    document.addEventListener("visibilitychange", comeBack);
    return () => {
      isCurrent = false;
      window.removeEventListener("pagehide", leave);
      window.removeEventListener("pageshow", returnTo);
      document.removeEventListener("visibilitychange", comeBack);
      element?.removeEventListener("resize", measure);
      stop(stream);
      setIsLive(false);
      setTorchTrack(null);
    };
  }, [isOn, facing]);

  const switchFacing = useCallback(() => setFacing((now) => (now === "user" ? "environment" : "user")), []);
  const torch = useTorch(torchTrack);
  return { video, facing, isLive, fault, size, canSwitch, switchFacing, torch };
};
