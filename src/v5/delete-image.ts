import { call } from "./client";

/** Deletes an upload of the session of `token`, and everything made from it, on the server. */
export const deleteImage = (fileName: string, token: string): Promise<null> =>
  call<null>(
    { method: "delete", url: `/v5/image/${encodeURIComponent(fileName)}` },
    { isQuiet: true, token },
  );
