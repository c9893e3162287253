import { openPhotoDevice } from "../../../../photo/web/photo-device";
import { engineUrl } from "./engine-url";

let device: ReturnType<typeof openPhotoDevice> | undefined;

/** The engine in this browser: one for all who ask, so that its files and memory are taken once. */
export const thisDevice = () => {
  device ??= openPhotoDevice(engineUrl());
  return device;
};
