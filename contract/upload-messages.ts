/** `msg` of a refused upload (product specification, section 4): the server sends them, the site has a translated text for each. */
export const uploadMessages = {
  empty: "file is empty",
  unsupported: "current image format not supported",
  notConverted: "format conversion failed",
  damaged: "the image is damaged",
  tooCostly: "the image takes too much time or memory",
  prohibited: "image contains prohibited content",
  linkMissing: "image link does not exist",
} as const;
