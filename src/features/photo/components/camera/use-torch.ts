import { useState } from "react";

export interface Torch {
  isOn: boolean;
  turn: (isOn: boolean) => void;
}

/** W3C MediaStream Image Capture, which the types of TypeScript leave out. */
type TorchSettings = { torch?: boolean };

/** The track of a camera with a light that this browser can turn on; Safari and Firefox name none. */
export const torchOf = (stream: MediaStream): MediaStreamTrack | null =>
  stream
    .getTracks()
    .find((track) => (track.getCapabilities?.() as TorchSettings | undefined)?.torch === true) ?? null;

/** The light stays off until it is asked for, and goes out with its camera. */
export function useTorch(track: MediaStreamTrack | null): Torch | null {
  const [litTrack, setLitTrack] = useState<MediaStreamTrack | null>(null);
  if (!track) return null;
  const turn = (wanted: boolean) => {
    const settings = { advanced: [{ torch: wanted } as MediaTrackConstraintSet] };
    // A light that a hot phone refuses stays as it is.
    track.applyConstraints(settings).then(
      () => setLitTrack(wanted ? track : null),
      () => {},
    );
  };
  return { isOn: litTrack === track, turn };
}
