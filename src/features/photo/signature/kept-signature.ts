import type { SignatureFiles } from "../../../../photo/core/signature/signature-file";
import type { EncodedImage } from "../../../../photo/core/types";
import { sessionStore } from "../../../browser/safe-storage";
import { lazyService, type Services } from "../../../store/services";
import type { AppThunk } from "../../../store/store";
import { randomText } from "../../../v5/device-identity";
import { photoFiles } from "../photo-files";

interface MadeSignature {
  /** The document that it was made for. */
  urlPath: string;
  files: SignatureFiles;
}

declare module "../../../store/services" {
  export interface Services {
    signature?: { made: MadeSignature | null };
  }
}

/** The signature that was made last, in this page's memory. */
export const lastSignature = lazyService("signature", () => ({ made: null as MadeSignature | null }));

/** Under which this tab keeps the picture of the signature among its photos. */
const sessionKey = "signature";

/** Keeps the picture as photos are kept: a reload makes the signature again, and after an hour it goes. */
export const keepPicture =
  (picture: Blob): AppThunk<Promise<void>> =>
  async (_dispatch, _getState, services) => {
    const before = sessionStore.get(sessionKey);
    const pictureId = randomText(16);
    sessionStore.set(sessionKey, pictureId);
    await photoFiles(services).put(pictureId, picture, before ? [before] : []);
  };

/** Null where there is none, or none any more. */
export const keptPicture = (): AppThunk<Promise<Blob | null>> => async (_dispatch, _getState, services) => {
  const pictureId = sessionStore.get(sessionKey);
  return pictureId ? photoFiles(services).get(pictureId) : null;
};

/** Also when another photo is chosen, which may be of another person: files of both would be saved together. */
export const dropSignature = (): AppThunk<Promise<void>> => async (_dispatch, _getState, services) => {
  lastSignature(services).made = null;
  const pictureId = sessionStore.get(sessionKey);
  sessionStore.remove(sessionKey);
  if (pictureId) await photoFiles(services).delete(pictureId);
};

interface NamedFile {
  name: string;
  blob: Blob;
}

/** One of the two files as it is saved: its pixels are in its name, as in the photo's. */
export function signatureFile(urlPath: string, files: SignatureFiles, kind: keyof SignatureFiles): NamedFile {
  const { bytes, widthPx, heightPx }: EncodedImage = files[kind];
  const [ending, type] = kind === "onWhite" ? ["jpg", "image/jpeg"] : ["png", "image/png"];
  return {
    name: `${urlPath}-signature-${widthPx}x${heightPx}px.${ending}`,
    blob: new Blob([bytes as BlobPart], { type }),
  };
}

/** Both files of the signature that was made for a document; none where there is none. */
export function signatureFilesFor(urlPath: string, services: Services): NamedFile[] {
  const { made } = lastSignature(services);
  if (made?.urlPath !== urlPath) return [];
  return (["onWhite", "transparent"] as const).map((kind) => signatureFile(urlPath, made.files, kind));
}
