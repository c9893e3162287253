import { backOnline } from "./back-online";

/**
 * Pictures of the site that fail to load offline are hidden instead of shown as broken, and loaded when the
 * connection is back.
 */
export function hideOfflinePictures(): void {
  const onError = ({ target: image }: Event) => {
    if (navigator.onLine || !(image instanceof HTMLImageElement)) return;
    // Not the visitor's own photo, which needs no connection.
    if (!image.src.startsWith(`${window.location.origin}/`)) return;
    image.style.visibility = "hidden";
    void backOnline().then(() => {
      image.style.visibility = "";
      image.setAttribute("src", image.getAttribute("src")!);
    });
  };
  // Errors of pictures do not bubble.
  window.addEventListener("error", onError, { capture: true });
}
