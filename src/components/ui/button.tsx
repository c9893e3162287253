import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from "react";
import * as styles from "./button.module.css";
import { Icon } from "./icon";
import type { IconName } from "./icon-paths";
import { PageLink, type PageLinkProps } from "./page-link";

interface VariantProps {
  variant?: "primary" | "secondary" | "quiet";
  icon?: IconName;
  isWide?: boolean;
  children: ReactNode;
}

const content = ({ icon, children }: Pick<VariantProps, "icon" | "children">) => (
  <>
    {icon && <Icon name={icon} />}
    <span>{children}</span>
  </>
);

export type ButtonProps = VariantProps & ButtonHTMLAttributes<HTMLButtonElement>;

/** Never disabled without a visible reason; prefer an answer to a press over a disabled button. */
export const Button = ({ variant = "secondary", icon, isWide = false, children, ...rest }: ButtonProps) => (
  <button type="button" {...rest} className={styles.button} data-variant={variant} data-wide={isWide}>
    {content({ icon, children })}
  </button>
);

/** A link styled as a button: downloads, and pages that are the next step. */
export const ButtonLink = ({
  variant = "secondary",
  icon,
  isWide = false,
  children,
  ...rest
}: VariantProps & AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <a {...rest} className={styles.button} data-variant={variant} data-wide={isWide}>
    {content({ icon, children })}
  </a>
);

/** The same for a page of this site, without a page load: the state in memory is kept. */
export const ButtonPageLink = ({
  variant = "secondary",
  icon,
  isWide = false,
  children,
  ...rest
}: VariantProps & PageLinkProps) => (
  <PageLink {...rest} className={styles.button} data-variant={variant} data-wide={isWide}>
    {content({ icon, children })}
  </PageLink>
);
