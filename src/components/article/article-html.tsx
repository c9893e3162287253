import { navigate } from "gatsby";
import type { MouseEvent } from "react";
import "../drawing/drawing.css";
import * as styles from "./article-html.module.css";
import { useTextLanguage } from "./text-in-language";

interface ArticleHtmlProps {
  /** Compiled and checked at build (catalogue/articles/compile-article.ts). */
  html: string;
  textLang: string;
}

/** Links to pages of this site navigate without a page load. */
function followLink(event: MouseEvent<HTMLDivElement>): void {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const href = (event.target as Element).closest("a")?.getAttribute("href");
  if (!isPlain || event.defaultPrevented || !href?.startsWith("/") || href.startsWith("//")) return;
  event.preventDefault();
  void navigate(href);
}

/** The body of an article in its own language. */
export const ArticleHtml = ({ html, textLang }: ArticleHtmlProps) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed
  // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
  <div
    className={styles.article}
    {...useTextLanguage(textLang)}
    onClick={followLink}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own articles, compiled at build
    dangerouslySetInnerHTML={{ __html: html }}
  />
);
