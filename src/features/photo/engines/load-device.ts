/** The device engine with its dependencies; few visitors need it. */
export const loadDevice = () => import(/* webpackChunkName: "device-engine" */ "./device");

/** Only its worker, for the precheck. */
export const loadThisDevice = () => import(/* webpackChunkName: "this-device" */ "./this-device");
