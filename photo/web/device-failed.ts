/**
 * Why this device could not make the photo, although the photo may be good:
 * - `unsupported`: the browser lacks a feature that the engine needs
 * - `pixels-withheld`: the browser does not let pages read canvas pixels, as a protection against fingerprinting
 * - `not-loaded`: the engine's files could not be loaded
 * - `format`: the browser cannot decode this kind of file (HEIC outside Safari)
 * - `broken-off`: out of memory, too slow, or the worker died
 */
export const deviceFaults = ["unsupported", "pixels-withheld", "not-loaded", "format", "broken-off"] as const;
export type DeviceFault = (typeof deviceFaults)[number];

/** A `DeviceFailed` as sent by the worker. */
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
