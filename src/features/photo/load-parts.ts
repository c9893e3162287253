/** What is loaded when it is wanted, each part by one name: two names would be two parts with the same scripts. */
export const loadPrecheck = () => import(/* webpackChunkName: "precheck" */ "./precheck");
export const loadPhotoFiles = () => import(/* webpackChunkName: "photo-files" */ "./photo-files");
export const loadFindingTexts = () =>
  import(/* webpackChunkName: "finding-texts" */ "../../../photo/core/finding-texts");
export const loadFileRefusal = () => import(/* webpackChunkName: "file-refusal" */ "./file-refusal");
export const loadShots = () => import(/* webpackChunkName: "shots" */ "./shots/take-shots");
export const loadReportPdf = () => import(/* webpackChunkName: "report-pdf" */ "./report-pdf");
