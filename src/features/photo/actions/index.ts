/** All actions on a photo, as one chunk. Pages render without it (`load-actions.ts`). */
export { missingOnDevice, withholdsPixels } from "../../../../photo/web/device-support";
export { isDeviceStored } from "../engines/device-stored";
export { adjustCrop, photoSettled } from "./adjust";
export {
  answerQuestion,
  changeBackground,
  changeEnlargement,
  changeSheet,
  printCaption,
  removeCaption,
} from "./change";
export { retryPendingDeletions } from "./delete-upload";
export { makePhoto, stopPhoto } from "./make";
export { applyProcessingMode } from "./processing-mode";
export { finishedFiles, finishedPhoto, saveAll, saveCutout, savePhoto, sharePhoto } from "./save";
export { deletePhoto, setPhoto } from "./set-photo";
export { storeDevice } from "./store-device";
