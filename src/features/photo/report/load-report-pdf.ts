/** Not in `../load-parts.ts`, whose other parts use the engine on the device, which loads this one. */
export const loadReportPdf = () => import(/* webpackChunkName: "report-pdf" */ "./report-pdf");
