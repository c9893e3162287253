/** All that is done to a photo, in one part. A page that shows one stands without it (`load-deeds.ts`). */
export { lackingOnDevice, withholdsPixels } from "../../../../photo/web/device-support";
export { correctPhoto } from "./adjust";
export { answerQuestion, changeBackground, sheetPhoto } from "./change";
export { makePhoto, stopPhoto } from "./make";
export { settlePlace } from "./processing-mode";
export { saveCutout, savePhoto, sharePhoto } from "./save";
export { givePhoto, removePhoto } from "./set-photo";
