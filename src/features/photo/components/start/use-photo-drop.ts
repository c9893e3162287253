import { type DragEvent, useEffect, useRef, useState } from "react";

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
      const file = event.clipboardData?.files[0];
      if (!file) return;
      event.preventDefault();
      latest.current(file);
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
      const file = event.dataTransfer.files[0];
      if (file) onPhoto(file);
    },
  };
  return { isOver, handlers };
};
