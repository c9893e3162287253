import { call } from "./client";

/** Removes a photo that the session of `token` uploaded, and everything made of it, from the server, at once. */
export const deleteImage = (fileName: string, token: string): Promise<null> =>
  call<null>(
    { method: "delete", url: `/v5/image/${encodeURIComponent(fileName)}` },
    { isQuiet: true, token },
  );
