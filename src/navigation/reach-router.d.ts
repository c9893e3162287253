/** Gatsby's own router ships without types; this is the part that the site uses. */
declare module "@gatsbyjs/reach-router" {
  export interface RouterLocation extends Location {
    key?: string;
    state: unknown;
    action?: "PUSH" | "POP";
  }
  export function useLocation(): RouterLocation;
}
