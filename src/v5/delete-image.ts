import { call } from "./client";

/** Removes an uploaded photo and everything made of it from the server, at once. */
export const deleteImage = (fileName: string): Promise<null> =>
  call<null>({ method: "delete", url: `/v5/image/${encodeURIComponent(fileName)}` }, { isQuiet: true });
