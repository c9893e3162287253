import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from "react";
import * as styles from "./button.module.css";
import { Icon } from "./icon";
import type { IconName } from "./icon-paths";
import { PageLink, type PageLinkProps } from "./page-link";

interface LookProps {
  look?: "primary" | "secondary" | "quiet";
  icon?: IconName;
  isWide?: boolean;
  children: ReactNode;
}

const content = ({ icon, children }: Pick<LookProps, "icon" | "children">) => (
  <>
    {icon && <Icon name={icon} />}
    <span>{children}</span>
  </>
);

export type ButtonProps = LookProps & ButtonHTMLAttributes<HTMLButtonElement>;

/** Never disabled without a reason beside it; prefer an answer to a press over a dead button. */
export const Button = ({ look = "secondary", icon, isWide = false, children, ...rest }: ButtonProps) => (
  <button type="button" {...rest} className={styles.button} data-look={look} data-wide={isWide}>
    {content({ icon, children })}
  </button>
);

/** A link that looks like a button: downloads, and pages that are the next step. */
export const ButtonLink = ({
  look = "secondary",
  icon,
  isWide = false,
  children,
  ...rest
}: LookProps & AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <a {...rest} className={styles.button} data-look={look} data-wide={isWide}>
    {content({ icon, children })}
  </a>
);

/** The same to a page of this site that comes without a load of its own: what is in memory stays. */
export const ButtonPageLink = ({
  look = "secondary",
  icon,
  isWide = false,
  children,
  ...rest
}: LookProps & PageLinkProps) => (
  <PageLink {...rest} className={styles.button} data-look={look} data-wide={isWide}>
    {content({ icon, children })}
  </PageLink>
);
