import { Component, type ReactNode } from "react";
import type { RouteError } from "../store/route-slice";
import { isChunkLoadError, reloadOnceForChunk } from "./chunk-reload";
import { routeErrorOf } from "./route-failure";

interface RouteBoundaryProps {
  /** Resets the error when the address changes. */
  pathname: string;
  fallback: (error: RouteError) => ReactNode;
  children: ReactNode;
}

interface RouteBoundaryState {
  error: RouteError | null;
  pathname: string;
}

/** Shows an error page in place of a page that failed to render. */
export class RouteBoundary extends Component<RouteBoundaryProps, RouteBoundaryState> {
  override state: RouteBoundaryState = { error: null, pathname: this.props.pathname };

  static getDerivedStateFromError(error: unknown): Pick<RouteBoundaryState, "error"> {
    return { error: routeErrorOf(error) };
  }

  static getDerivedStateFromProps(
    { pathname }: RouteBoundaryProps,
    state: RouteBoundaryState,
  ): RouteBoundaryState | null {
    return pathname === state.pathname ? null : { error: null, pathname };
  }

  override componentDidCatch(error: unknown): void {
    if (isChunkLoadError(error)) reloadOnceForChunk();
  }

  override render(): ReactNode {
    return this.state.error ? this.props.fallback(this.state.error) : this.props.children;
  }
}
