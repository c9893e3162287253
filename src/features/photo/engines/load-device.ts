/** The engine that runs in this browser, with all that a run works with: wanted by few visitors. */
export const loadDevice = () => import(/* webpackChunkName: "device-engine" */ "./device");

/** The worker of that engine alone: what a first look needs. */
export const loadThisDevice = () => import(/* webpackChunkName: "this-device" */ "./this-device");
