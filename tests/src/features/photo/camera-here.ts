import { beforeEach, jest } from "@jest/globals";
import { act } from "@testing-library/react";
import { stubGlobal } from "../../../for-this-test";
import { allThatIsDue } from "../../../wait-until";

export const stop = jest.fn();
export const getUserMedia = jest.fn<(constraints: MediaStreamConstraints) => Promise<unknown>>();
export const applyConstraints = jest.fn<(constraints: object) => Promise<void>>();

/** The one camera of this device. */
export const here = {
  capabilities: {} as object,
  /** What the browser says of the camera that it has given. */
  settings: {} as MediaTrackSettings,
  /** The camera goes away while it is live. */
  tearAway: () => {},
};

const track = {
  stop,
  applyConstraints,
  getCapabilities: () => here.capabilities,
  getSettings: () => here.settings,
  addEventListener: (_name: string, listener: () => void) => {
    here.tearAway = listener;
  },
};
export const stream = { getTracks: () => [track] };

/** Each test of a file has a browser with one camera, which may be used. */
export function beginEachWithCamera(): void {
  beforeEach(() => {
    stop.mockReset();
    here.capabilities = {};
    here.settings = {};
    applyConstraints.mockReset().mockResolvedValue();
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
}

/** All that the browser has to answer has come. */
export const settle = () => act(allThatIsDue);
