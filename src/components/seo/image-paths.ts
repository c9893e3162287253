/** Site paths of the pictures for shared links, 1200 x 630 pixels; the build draws them (src/gatsby/after-build). */
export const requirementImagePath = (urlPath: string): string => `/og/${urlPath}.png`;

/** For pages without their own picture. */
export const generalImagePath = "/og/site.png";
