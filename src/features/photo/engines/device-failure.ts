import { DeviceFailed, type DeviceFault } from "../../../../photo/web/device-failed";
import { V5Error } from "../../../v5/errors";
import type { FailureKey } from "../../../v5/failure";

const failureOfFault = {
  unsupported: "deviceUnsupported",
  "pixels-withheld": "devicePixelsWithheld",
  "not-loaded": "deviceNotLoaded",
  format: "deviceFormat",
  "broken-off": "deviceBrokenOff",
} as const satisfies Record<DeviceFault, FailureKey>;

/** What a visitor is told of a failure of the engine in this browser. */
export function asV5Error(error: unknown): unknown {
  if (!(error instanceof DeviceFailed)) return error;
  console.warn(error);
  return new V5Error(error.message, { failureKey: failureOfFault[error.fault] });
}
