/** All that is done to a photo, in one part. A page that shows one stands without it (`load-deeds.ts`). */
export { lackingOnDevice, withholdsPixels } from "../../../photo/web/device-support";
export { answerQuestion, changeBackground, sheetPhoto } from "./change-photo";
export { correctPhoto } from "./correct-photo";
export { givePhoto, removePhoto } from "./give-photo";
export { makePhoto, stopPhoto } from "./make-photo";
export { saveCutout, savePhoto, sharePhoto } from "./save-photo";
export { settlePlace } from "./settle-place";
