import { useEffect } from "react";
import { titleOf } from "../../../../components/seo/title-of";

/**
 * Shows the outcome in the title of the tab. Writes to Gatsby's own title element, which is removed with the page; a
 * second one would stay.
 */
export const useHeadingAsTitle = () =>
  useEffect(() => {
    const heading = document.querySelector("h1:not([data-placeholder])")?.textContent;
    const title = document.head.querySelector("title[data-gatsby-head]");
    if (heading && title) title.textContent = titleOf(heading);
  });
