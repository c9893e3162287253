import { assertImageBlob } from "../../../../images/blob-check";

/** Of the JPEG that goes to the engine; higher only costs upload time. */
const frameQuality = 0.95;

/**
 * The picture that a video shows now, as the camera sees it: not mirrored, whatever the preview does.
 * @throws Error when the browser cannot draw or encode it, or what it encoded is no image
 */
export async function grabFrame(video: HTMLVideoElement): Promise<Blob> {
  const frame = await encodeFrame(video);
  assertImageBlob(frame);
  return frame;
}

const encodeFrame = (video: HTMLVideoElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    const canvas = document.createElement("canvas");
    canvas.width = video.videoWidth;
    canvas.height = video.videoHeight;
    const context = canvas.getContext("2d");
    // Short of memory a browser gives none, and the picture would be black.
    if (!context) return reject(new Error("The frame could not be drawn"));
    context.drawImage(video, 0, 0);
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("The frame could not be encoded"))),
      "image/jpeg",
      frameQuality,
    );
  });
