import type { ReactNode } from "react";
import { palette } from "../../../drawing/palette";
import { productName } from "../../constants";
import { absoluteUrl, pageLinks } from "../../i18n/page-links";
import { generalImagePath } from "./image-paths";
import { plainLetters, titleOf } from "./title-of";

interface PageHeadProps {
  siteUrl: string;
  /** English path of the page. */
  path: string;
  /** Code of the page's language. */
  code: string;
  /** Codes of the languages into which the page is translated. */
  translations: readonly string[];
  title: string;
  description: string;
  keywords: string;
  /** A page for one visitor, such as the result: no canonical address, not indexed. */
  isPrivate?: boolean;
  /** Picture for shared links, as a site path; 1200 x 630 pixels. */
  imagePath?: string;
  ogType?: "website" | "article";
  children?: ReactNode;
}

/** Title, description, hreflang links and Open Graph tags of a page, for Gatsby's `Head`. */
export function PageHead(props: PageHeadProps) {
  const links = pageLinks(props).filter(({ rel }) => rel === "alternate" || !props.isPrivate);
  const title = plainLetters(props.title);
  const description = plainLetters(props.description);
  const canonical = links.find((link) => link.rel === "canonical");
  return (
    <>
      <title>{titleOf(title)}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={plainLetters(props.keywords)} />
      {props.isPrivate && <meta name="robots" content="noindex" />}
      {links.map(({ rel, href, hrefLang }) => (
        <link key={`${rel}-${hrefLang ?? ""}`} rel={rel} href={href} hrefLang={hrefLang} />
      ))}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:site_name" content={productName} />
      <meta property="og:type" content={props.ogType ?? "website"} />
      <meta property="og:image" content={absoluteUrl(props.siteUrl, props.imagePath ?? generalImagePath)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      {canonical && <meta property="og:url" content={canonical.href} />}
      <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={palette.light.paper} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={palette.dark.paper} />
      {props.children}
    </>
  );
}
