/**
 * A site of files only (`GATSBY_PHOTO_MODE=device`): photos are made in the browser, documents come from files that the build
 * wrote, and there is no API to ask.
 */
export const isDeviceOnly = (): boolean => process.env.GATSBY_PHOTO_MODE === "device";
