import type { RefObject } from "react";
import { assertImageBlob } from "../../../../images/blob-check";

/** JPEG quality of frames for the engine; higher values only increase the upload. */
const frameQuality = 0.95;

/**
 * The current frame of a video, never mirrored.
 * @throws Error when the browser cannot draw or encode it, or the result is not an image
 */
export async function grabFrame(video: HTMLVideoElement): Promise<Blob> {
  const frame = await encodeFrame(video);
  assertImageBlob(frame);
  return frame;
}

/** Takes `count` frames, or fewer if the video ends. */
export async function grabBurst(
  video: RefObject<HTMLVideoElement>,
  count: number,
  intervalMs: number,
): Promise<Blob[]> {
  const frames: Blob[] = [];
  while (frames.length < count && video.current) {
    if (frames.length > 0) await new Promise((resolve) => setTimeout(resolve, intervalMs));
    if (video.current) frames.push(await grabFrame(video.current));
  }
  return frames;
}

const encodeFrame = (video: HTMLVideoElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    const canvas = document.createElement("canvas");
    canvas.width = video.videoWidth;
    canvas.height = video.videoHeight;
    const context = canvas.getContext("2d");
    // Browsers that are short of memory return no context, and the picture would be black.
    if (!context) return reject(new Error("The frame could not be drawn"));
    context.drawImage(video, 0, 0);
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("The frame could not be encoded"))),
      "image/jpeg",
      frameQuality,
    );
  });
