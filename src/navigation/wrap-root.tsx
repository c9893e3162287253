import type { WrapRootElementBrowserArgs } from "gatsby";
import { StoreProvider } from "../store/store-provider";

/** Providers only: Gatsby wraps `Head` in this too. */
export const wrapRootElement = ({ element }: Pick<WrapRootElementBrowserArgs, "element">) => (
  <StoreProvider>{element}</StoreProvider>
);
