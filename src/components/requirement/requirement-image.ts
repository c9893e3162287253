/** Site path of the picture of a document for shared links; the build draws it, see src/gatsby/og-images. */
export const requirementImagePath = (urlPath: string): string => `/og/${urlPath}.png`;
