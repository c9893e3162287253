import { Link } from "gatsby";
import type { AnchorHTMLAttributes } from "react";
import { usePageLanguage } from "../../i18n/use-language";

export interface PageLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** English path, from `paths.ts`. */
  to: string;
}

/** A link to a page of this site in the language of this page. */
export const PageLink = ({ to, ...rest }: PageLinkProps) => (
  <Link to={usePageLanguage().localized(to)} {...rest} />
);
