import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

export type CameraFault = "denied" | "missing" | "busy" | "insecure" | "unknown";

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
        for (const track of opened.getTracks()) track.addEventListener("ended", () => setFault("busy"));
        if (video.current) {
          video.current.srcObject = opened;
          await video.current.play();
        }
        const devices = await navigator.mediaDevices.enumerateDevices();
        if (!isCurrent) return;
        setCanSwitch(devices.filter((device) => device.kind === "videoinput").length > 1);
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
    element?.addEventListener("resize", measure);
    void start();
    window.addEventListener("pagehide", leave);
    return () => {
      isCurrent = false;
      window.removeEventListener("pagehide", leave);
      element?.removeEventListener("resize", measure);
      stop(stream);
      setIsLive(false);
    };
  }, [isOn, facing]);

  const switchFacing = useCallback(() => setFacing((now) => (now === "user" ? "environment" : "user")), []);
  return { video, facing, isLive, fault, size, canSwitch, switchFacing };
};
