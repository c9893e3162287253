/** All that is done to a photo, in one part. A page that shows one stands without it (`load-actions.ts`). */
export { lackingOnDevice, withholdsPixels } from "../../../../photo/web/device-support";
export { adjustCrop } from "./adjust";
export { answerQuestion, changeBackground, changeEnlargement, changeSheet } from "./change";
export { retryPendingDeletions } from "./delete-upload";
export { makePhoto, stopPhoto } from "./make";
export { applyProcessingMode } from "./processing-mode";
export { saveAll, saveCutout, savePhoto, sharePhoto } from "./save";
export { deletePhoto, setPhoto } from "./set-photo";
