import type { ImageHeader } from "../../core/file/image-header";
import { inspectImage as inspectBytes } from "../../core/file/inspect-image";
import { decodablePixels } from "./decode-budget";

/** Type and size of a file that this process may decode. @throws ImageRefused */
export const inspectImage = (bytes: Uint8Array): ImageHeader => inspectBytes(bytes, decodablePixels);
