import { useState } from "react";

export interface Torch {
  isOn: boolean;
  turn: (isOn: boolean) => void;
}

/** W3C MediaStream Image Capture; not in TypeScript's DOM types. */
type TorchSettings = { torch?: boolean };

/** The track of a camera with a controllable light; Safari and Firefox report none. */
export const torchOf = (stream: MediaStream): MediaStreamTrack | null =>
  stream
    .getTracks()
    .find((track) => (track.getCapabilities?.() as TorchSettings | undefined)?.torch === true) ?? null;

/** The light is off by default, and is turned off with its camera. */
export function useTorch(track: MediaStreamTrack | null): Torch | null {
  const [litTrack, setLitTrack] = useState<MediaStreamTrack | null>(null);
  if (!track) return null;
  const turn = (wanted: boolean) => {
    const settings = { advanced: [{ torch: wanted } as MediaTrackConstraintSet] };
    // A hot phone can refuse to turn the light on.
    track.applyConstraints(settings).then(
      () => setLitTrack(wanted ? track : null),
      () => {},
    );
  };
  return { isOn: litTrack === track, turn };
}
