/** Of the JPEG that goes to the engine; higher only costs upload time. */
const frameQuality = 0.95;

/**
 * The picture that a video shows now, as the camera sees it: not mirrored, whatever the preview does.
 * @throws Error when the browser cannot encode it
 */
export const grabFrame = (video: HTMLVideoElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    const canvas = document.createElement("canvas");
    canvas.width = video.videoWidth;
    canvas.height = video.videoHeight;
    canvas.getContext("2d")?.drawImage(video, 0, 0);
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("The frame could not be encoded"))),
      "image/jpeg",
      frameQuality,
    );
  });
