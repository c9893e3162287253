import { useEffect } from "react";
import { titleOf } from "../../../../components/seo/title-of";

/**
 * The browser's tab says what has become of the photo, to whoever is in another one meanwhile. It is Gatsby's own title
 * that is written, which goes with this page: another one beside it would stay.
 */
export const useHeadingAsTitle = () =>
  useEffect(() => {
    const heading = document.querySelector("h1:not([data-placeholder])")?.textContent;
    const title = document.head.querySelector("title[data-gatsby-head]");
    if (heading && title) title.textContent = titleOf(heading);
  });
