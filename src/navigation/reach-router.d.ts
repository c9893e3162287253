/** Gatsby's router has no types; these are the used parts. */
declare module "@gatsbyjs/reach-router" {
  import type { ReactElement, ReactNode } from "react";

  export interface RouterLocation extends Location {
    key?: string;
    state: unknown;
    action?: "PUSH" | "POP";
  }
  export function useLocation(): RouterLocation;
  /** Tests of a whole page stand in one. */
  export function LocationProvider(props: { children: ReactNode }): ReactElement;
}
