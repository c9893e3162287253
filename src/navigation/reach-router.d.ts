/** Gatsby's router has no types; these are the used parts. */
declare module "@gatsbyjs/reach-router" {
  export interface RouterLocation extends Location {
    key?: string;
    state: unknown;
    action?: "PUSH" | "POP";
  }
  export function useLocation(): RouterLocation;
}
