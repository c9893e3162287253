import { type DragEvent, useEffect, useRef, useState } from "react";
import { imageBlobOf, NotAnImage } from "../../../../../images/blob-check";

/** Dropped files, or the blob: URL of a picture dragged from this site. */
function givenPhotos(data: DataTransfer): File[] | string | null {
  const address = data.getData("text/uri-list");
  if (data.files.length > 0) return [...data.files];
  return address.startsWith("blob:") ? address : null;
}

/**
 * A file that the check refuses with the right reason: one of the same type without image data, or an empty one if
 * nothing could be loaded.
 */
const refusedFile = (error: unknown): File =>
  error instanceof NotAnImage ? new File(["no image"], "photo", { type: error.type }) : new File([], "photo");

/** Passes on the files, or loads the image of the blob URL. */
function take(given: File[] | string, onPhotos: (files: File[]) => void): void {
  if (typeof given !== "string") onPhotos(given);
  else
    void imageBlobOf(given).then(
      (blob) => onPhotos([new File([blob], "photo", { type: blob.type })]),
      (error) => onPhotos([refusedFile(error)]),
    );
}

/** Accepts files dropped on an area or pasted anywhere on the page. The type is checked later, from the bytes. */
export function usePhotoDrop(onPhotos: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  const latest = useRef(onPhotos);
  latest.current = onPhotos;

  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const given = event.clipboardData && givenPhotos(event.clipboardData);
      if (!given) return;
      event.preventDefault();
      take(given, latest.current);
    };
    // A photo dropped beside the area must not navigate the page.
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
      const given = givenPhotos(event.dataTransfer);
      if (given) take(given, onPhotos);
    },
  };
  return { isOver, handlers };
}
