/** The drawing beside the start card. */
export const loadChosenDrawing = () => import(/* webpackChunkName: "chosen-drawing" */ "./chosen-drawing");
