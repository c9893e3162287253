import { useEffect, useRef, useState } from "react";
import { maxFeedbackPictures } from "../../../contract/limits";
import { imageFormat, signatureBytes } from "../../../photo/core/file/image-format";
import type { FailureKey } from "../../v5/failure";
import type { UploadedPicture } from "./upload-picture";

export interface Picture {
  file: File;
  /** Object URL of the preview. */
  url: string;
  /** Why it cannot be sent: found here when it was chosen, or by the server. */
  failure: FailureKey | null;
  /** Set while the message itself is not sent yet. */
  uploaded: UploadedPicture | null;
}

/** What no server takes; null for what it is to judge. */
async function faultOf(file: File): Promise<FailureKey | null> {
  if (file.size === 0) return "fileEmpty";
  const head = await file
    .slice(0, signatureBytes)
    .arrayBuffer()
    .catch(() => null);
  return head && !imageFormat(new Uint8Array(head)) ? "formatNotSupported" : null;
}

/** Types that every browser shows: one that it cannot show is damaged, or too large for it. */
const shownTypes: readonly string[] = ["image/jpeg", "image/png", "image/webp"];

/** Sent again, the same file would be refused again. */
const isUnusable = ({ failure }: Picture): boolean =>
  failure === "fileEmpty" || failure === "formatNotSupported";

// The API client is loaded with the first message, not with the page.
const loadUpload = () => import("./upload-picture");

function discard(pictures: readonly Picture[]): void {
  for (const { url, uploaded } of pictures) {
    URL.revokeObjectURL(url);
    if (uploaded) void loadUpload().then(({ deletePicture }) => deletePicture(uploaded));
  }
}

/** The pictures of a message: in this tab's memory until the message is sent. */
export function usePictures() {
  const latest = useRef<readonly Picture[]>([]);
  const [pictures, setPictures] = useState(latest.current);
  const [isCut, setIsCut] = useState(false);
  const set = (next: readonly Picture[]) => {
    latest.current = next;
    setPictures(next);
  };
  const update = (picture: Picture, changes: Partial<Picture>) =>
    set(latest.current.map((each) => (each.url === picture.url ? { ...each, ...changes } : each)));
  useEffect(() => () => discard(latest.current), []);

  return {
    pictures,
    /** Whether more were chosen than one message takes. */
    isCut,
    add(files: readonly File[]) {
      const free = maxFeedbackPictures - latest.current.length;
      setIsCut(files.length > free);
      const added = files
        .slice(0, free)
        .map((file) => ({ file, url: URL.createObjectURL(file), failure: null, uploaded: null }));
      set([...latest.current, ...added]);
      for (const picture of added)
        void faultOf(picture.file).then((failure) => {
          if (failure) update(picture, { failure });
        });
    },
    /** The browser cannot show it: a remark before it is sent, since the server may be able to. */
    notShown(picture: Picture) {
      const isTold = latest.current.find(({ url }) => url === picture.url)?.failure;
      if (!isTold && shownTypes.includes(picture.file.type)) update(picture, { failure: "imageLoadFailed" });
    },
    remove(picture: Picture) {
      setIsCut(false);
      discard(latest.current.filter(({ url }) => url === picture.url));
      set(latest.current.filter(({ url }) => url !== picture.url));
    },
    /**
     * Uploads those that are not uploaded yet, one after another.
     * @returns their media ids; null if one of them is refused
     * @throws V5Error if the server cannot be reached
     */
    async upload(): Promise<string[] | null> {
      if (latest.current.some(isUnusable)) return null;
      const mediaIds: string[] = [];
      for (const picture of latest.current) {
        update(picture, { failure: null });
        const result = picture.uploaded ?? (await (await loadUpload()).uploadPicture(picture.file));
        if (typeof result === "string") update(picture, { failure: result });
        else {
          update(picture, { uploaded: result });
          mediaIds.push(result.mediaId);
        }
      }
      return mediaIds.length === latest.current.length ? mediaIds : null;
    },
    /** They belong to the sent message now. */
    clear() {
      discard(latest.current.map((picture) => ({ ...picture, uploaded: null })));
      set([]);
      setIsCut(false);
    },
    /** The server no longer has them: they are uploaded again. */
    forgetUploads: () => set(latest.current.map((picture) => ({ ...picture, uploaded: null }))),
  };
}
