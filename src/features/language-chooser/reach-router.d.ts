/** Gatsby's own fork of the router comes without types; this is the part that is used here. */
declare module "@gatsbyjs/reach-router" {
  export function useLocation(): Location;
}
