import { useEffect } from "react";
import { productName } from "../../../../constants";

/** The browser's tab says what has become of the photo, to whoever is in another one meanwhile. */
export const useHeadingAsTitle = () =>
  useEffect(() => {
    const heading = document.querySelector("h1:not([data-placeholder])")?.textContent;
    if (heading) document.title = `${heading} · ${productName}`;
  });
