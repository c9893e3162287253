/** Lazy parts, each imported here only: a second chunk name would duplicate its scripts. */
export const loadPrecheck = () => import(/* webpackChunkName: "precheck" */ "./precheck");
export const loadPhotoFiles = () => import(/* webpackChunkName: "photo-files" */ "./photo-files");
export const loadFindingTexts = () =>
  import(/* webpackChunkName: "finding-texts" */ "../../../photo/core/finding-texts");
export const loadInspectFile = () => import(/* webpackChunkName: "inspect-file" */ "./inspect-file");
export const loadShots = () => import(/* webpackChunkName: "shots" */ "./shots/take-shots");
export const loadZip = () => import(/* webpackChunkName: "zip" */ "fflate");
export const loadCamera = () =>
  import(/* webpackChunkName: "camera-dialog" */ "./components/camera/camera-dialog");
