/**
 * Why this device could not make the photo, though the photo may be good:
 * - `unsupported`: the browser lacks what the engine runs on
 * - `pixels-withheld`: the browser does not let pages read canvas pixels, as a protection against fingerprinting
 * - `not-loaded`: the engine's files did not come
 * - `format`: the browser cannot decode this kind of file (HEIC outside Safari)
 * - `broken-off`: out of memory, too slow, or the worker died
 */
export const deviceFaults = ["unsupported", "pixels-withheld", "not-loaded", "format", "broken-off"] as const;
export type DeviceFault = (typeof deviceFaults)[number];

/** A `DeviceFailed` as it travels from the worker. */
export interface DeviceFailure {
  fault: DeviceFault;
  message: string;
}

export class DeviceFailed extends Error {
  override readonly name = "DeviceFailed";
  constructor(
    readonly fault: DeviceFault,
    message: string,
  ) {
    super(message);
  }
}
