import { openPhotoDevice } from "../../../../photo/web/photo-device";
import { lazyService } from "../../../store/services";
import { engineUrl } from "./engine-url";

declare module "../../../store/services" {
  export interface Services {
    device?: ReturnType<typeof openPhotoDevice>;
  }
}

/** The engine in this browser, shared by all callers, so that its files and memory are used once. */
export const thisDevice = lazyService("device", () =>
  openPhotoDevice(
    engineUrl(),
    () => new Worker(new URL("../../../../photo/web/photo-worker.ts", import.meta.url)),
  ),
);
