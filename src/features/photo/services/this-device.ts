import { openPhotoDevice } from "../../../../photo/web/photo-device";

/** Where the build has laid the engine's files (`src/gatsby/engine-files.ts`); webpack writes it in. */
declare const photoEnginePath: string;

export const engineUrl = () => new URL(photoEnginePath, window.location.origin).href;

let device: ReturnType<typeof openPhotoDevice> | undefined;

/** The engine in this browser: one for all who ask, so that its files and memory are taken once. */
export const thisDevice = () => {
  device ??= openPhotoDevice(engineUrl());
  return device;
};
