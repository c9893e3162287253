import type { WrapPageElementBrowserArgs } from "gatsby";
import type { i18n as I18n } from "i18next";
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";
import { countInBcp47 } from "../i18n/bcp47-services";
import type { LocalesQuery } from "../i18n/page-texts";
import { BuiltLanguages } from "../i18n/use-language";
import { PageFrame } from "./page-frame";

interface FramedContext {
  middleware?: string[];
  i18n?: { languages: string[] };
}

type PageArgs = WrapPageElementBrowserArgs<Partial<LocalesQuery> | null, FramedContext>;

const noLanguages: readonly string[] = [];

/**
 * Runs after the i18n plugin, whose provider is the element. Patches its i18next instance before rendering, and adds
 * the page frame inside, where error pages have access to texts.
 */
export function wrapPageElement({ element, props }: Pick<PageArgs, "element" | "props">): ReactElement {
  const { data, location, pageContext } = props;
  const frame = (children: ReactNode) => (
    <BuiltLanguages.Provider value={pageContext.i18n?.languages ?? noLanguages}>
      <PageFrame pathname={location.pathname} middleware={pageContext.middleware ?? []} data={data}>
        {children}
      </PageFrame>
    </BuiltLanguages.Provider>
  );
  if (!isValidElement<{ i18n?: I18n; children?: ReactNode }>(element) || !element.props.i18n) {
    return frame(element);
  }
  countInBcp47(element.props.i18n);
  return cloneElement(element, undefined, frame(element.props.children));
}
