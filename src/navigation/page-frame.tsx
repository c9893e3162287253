import { type ReactNode, useEffect } from "react";
import { whenIdle } from "../browser/when-idle";
import { ErrorPage } from "../components/layout/error-page";
import { NotFound } from "../components/layout/not-found";
import { type LocalesQuery, textsOf } from "../i18n/page-texts";
import { splitPath } from "../paths";
import { firstLoad } from "../store/first-load";
import { useAppDispatch } from "../store/hooks";
import { type RouteError, routeFailed } from "../store/route-slice";
import { languageChanged, textsReceived } from "../store/site-slice";
import { RouteBoundary } from "./route-boundary";
import { routeErrorOf } from "./route-failure";
import { runGuards } from "./route-guards";

interface PageFrameProps {
  pathname: string;
  /** Names of route guards, from the page context. */
  middleware: readonly string[];
  data: Partial<LocalesQuery> | null;
  children: ReactNode;
}

/** Wraps every page: route guards, its language in the store, and the error page. */
export function PageFrame({ pathname, middleware, data, children }: PageFrameProps) {
  const dispatch = useAppDispatch();
  const { code } = splitPath(pathname).language;
  const guards = middleware.join();

  useEffect(() => {
    // Synchronously, so that data loaded for another language is ignored.
    dispatch(languageChanged(code));
    whenIdle(() => void dispatch(firstLoad(code)));
  }, [code, dispatch]);

  useEffect(() => {
    dispatch(textsReceived(textsOf(data)));
  }, [data, dispatch]);

  useEffect(() => {
    try {
      runGuards(guards ? guards.split(",") : [], { pathname });
    } catch (error) {
      dispatch(routeFailed(routeErrorOf(error)));
    }
  }, [guards, pathname, dispatch]);

  return (
    <RouteBoundary pathname={pathname} fallback={errorPage}>
      {children}
    </RouteBoundary>
  );
}

const errorPage = ({ status, message }: RouteError) => (
  <main>{status === 404 ? <NotFound /> : <ErrorPage status={status} message={message} />}</main>
);
