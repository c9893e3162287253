export type RefusalReason = "empty" | "unsupported" | "too-many-pixels" | "too-many-bytes" | "damaged";

/** The bytes are not a picture that the engine takes. `message` is English, for logs. */
export class ImageRefused extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = "ImageRefused";
    this.reason = reason;
  }
}
