import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from "react";
import * as styles from "./button.module.css";
import { Icon } from "./icon";
import type { IconName } from "./icon-paths";

interface LookProps {
  look?: "primary" | "secondary" | "quiet";
  icon?: IconName;
  isWide?: boolean;
  children: ReactNode;
}

const classNames = ({ look = "secondary", isWide = false }: Pick<LookProps, "look" | "isWide">) =>
  [styles.button, styles[look], isWide ? styles.wide : ""].join(" ");

const content = ({ icon, children }: Pick<LookProps, "icon" | "children">) => (
  <>
    {icon && <Icon name={icon} />}
    <span>{children}</span>
  </>
);

export type ButtonProps = LookProps & ButtonHTMLAttributes<HTMLButtonElement>;

/** Never disabled without a reason beside it; prefer an answer to a press over a dead button. */
export const Button = ({ look, icon, isWide, children, ...rest }: ButtonProps) => (
  <button type="button" {...rest} className={classNames({ look, isWide })}>
    {content({ icon, children })}
  </button>
);

/** A link that looks like a button: downloads, and pages that are the next step. */
export const ButtonLink = ({
  look,
  icon,
  isWide,
  children,
  ...rest
}: LookProps & AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <a {...rest} className={classNames({ look, isWide })}>
    {content({ icon, children })}
  </a>
);
