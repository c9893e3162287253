import { openPhotoDevice } from "../../../../photo/web/photo-device";
import { lazyService } from "../../../store/services";
import { engineUrl } from "./engine-url";

declare module "../../../store/services" {
  export interface Services {
    device?: ReturnType<typeof openPhotoDevice>;
  }
}

/** The engine in this browser: one for all who ask, so that its files and memory are taken once. */
export const thisDevice = lazyService("device", () => openPhotoDevice(engineUrl()));
