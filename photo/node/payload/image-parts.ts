/** An encoded image taken apart without decoding a pixel. */
export interface ImageParts {
  /** Where the picture ends; what lies behind is no part of it. The file's length when there is no end marker. */
  endsAt: number;
  /** Text, EXIF, XMP, comments and the like; compressed text is unpacked. */
  metadata: Uint8Array[];
}

/** Built to be costly, as no camera or program writes it. */
export class HostileParts extends Error {
  override readonly name = "HostileParts";
}

/** Segments, chunks or boxes of one file; a 20 MB PNG in libpng's 8 kB pieces has 2,500. */
const maxParts = 20_000;
/** Extended XMP with a whole second picture inside has some 160. */
const maxMetadataParts = 1_000;

/** Counts while a file is taken apart, so that 20 MB of the smallest parts end early. */
export class PartCounter {
  private parts = 0;
  private metadataParts = 0;

  /** @throws HostileParts */
  count(isMetadata = false): void {
    this.parts += 1;
    if (isMetadata) this.metadataParts += 1;
    if (this.parts > maxParts || this.metadataParts > maxMetadataParts)
      throw new HostileParts("more parts than a photo has");
  }
}
