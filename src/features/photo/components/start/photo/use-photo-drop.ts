import { type DragEvent, useEffect, useRef, useState } from "react";
import { imageBlobOf, NotAnImage } from "../../../../../images/blob-check";

/** A file, or the blob: address of a picture that was taken from a page of this site. */
function givenPhoto(data: DataTransfer): File | string | null {
  const address = data.getData("text/uri-list");
  return data.files[0] ?? (address.startsWith("blob:") ? address : null);
}

/**
 * A file that the check will refuse for the same reason: one of the same type without image data, or an empty one if nothing could
 * be loaded.
 */
const refusedFile = (error: unknown): File =>
  error instanceof NotAnImage ? new File(["no image"], "photo", { type: error.type }) : new File([], "photo");

/** Passes on the given file, or the image at the given blob URL. */
function take(given: File | string, onPhoto: (file: File) => void): void {
  if (given instanceof File) onPhoto(given);
  else
    void imageBlobOf(given).then(
      (blob) => onPhoto(new File([blob], "photo", { type: blob.type })),
      (error) => onPhoto(refusedFile(error)),
    );
}

/**
 * Takes a file that is dropped on an area, or pasted anywhere on the page. Any file is taken: whether it is a
 * photo is judged from its bytes, by the check.
 */
export const usePhotoDrop = (onPhoto: (file: File) => void) => {
  const [isOver, setIsOver] = useState(false);
  const latest = useRef(onPhoto);
  latest.current = onPhoto;

  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const given = event.clipboardData && givenPhoto(event.clipboardData);
      if (!given) return;
      event.preventDefault();
      take(given, latest.current);
    };
    // A photo dropped beside the area must not replace the page.
    const keepPage = (event: Event) => event.preventDefault();
    document.addEventListener("paste", onPaste);
    document.addEventListener("dragover", keepPage);
    document.addEventListener("drop", keepPage);
    return () => {
      document.removeEventListener("paste", onPaste);
      document.removeEventListener("dragover", keepPage);
      document.removeEventListener("drop", keepPage);
    };
  }, []);

  const handlers = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: (event: DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      const given = givenPhoto(event.dataTransfer);
      if (given) take(given, onPhoto);
    },
  };
  return { isOver, handlers };
};
