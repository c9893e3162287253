import type { GatsbyLinkProps } from "gatsby";

/** Gatsby's parts that only its own bundle can run: links are plain, and moves go where its router would take them. */
export const Link = ({ to, state: _state, replace: _replace, ...rest }: GatsbyLinkProps<unknown>) => (
  <a href={to} {...(rest as object)} />
);

export const navigate = (to: string | number): void => void window.___navigate?.(String(to));

export const graphql = (): null => null;
