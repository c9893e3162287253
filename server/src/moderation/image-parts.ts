/** An encoded image taken apart without decoding a pixel. */
export interface ImageParts {
  /** Where the picture ends; what lies behind is no part of it. The file's length when there is no end marker. */
  endsAt: number;
  /** Text, EXIF, XMP, comments and the like; compressed text is unpacked. */
  metadata: Uint8Array[];
}
