/**
 * A static site (`GATSBY_PHOTO_MODE=device`): photos are made in the browser, documents are files from the build, and
 * there is no API.
 */
export const isDeviceOnly = (): boolean => process.env.GATSBY_PHOTO_MODE === "device";
