import type { ReactNode } from "react";

interface HtmlProps {
  htmlAttributes: Record<string, string>;
  bodyAttributes: Record<string, string>;
  headComponents: ReactNode[];
  preBodyComponents: ReactNode[];
  postBodyComponents: ReactNode[];
  body: string;
}

/**
 * Gatsby's default document with another viewport: the product specification (section 2) requires that zooming is
 * disabled. Safari, Firefox, and Chrome with "force enable zoom" still zoom.
 */
export default function Html(props: HtmlProps) {
  return (
    <html {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no, viewport-fit=cover"
        />
        {/* For the installed site: a browser tab may not lock its orientation. */}
        <link rel="manifest" href="/manifest.webmanifest" />
        {props.headComponents}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the page as Gatsby rendered it */}
        <div key="body" id="___gatsby" dangerouslySetInnerHTML={{ __html: props.body }} />
        {props.postBodyComponents}
      </body>
    </html>
  );
}
