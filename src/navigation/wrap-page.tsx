import type { WrapPageElementBrowserArgs } from "gatsby";
import type { i18n as I18n } from "i18next";
import { isValidElement, type ReactElement } from "react";
import { countInBcp47 } from "../i18n/bcp47-services";

/**
 * Runs after the i18n plugin, whose provider is the element that arrives here; its i18next instance is mended
 * before the page is rendered with it.
 */
export const wrapPageElement = ({ element }: Pick<WrapPageElementBrowserArgs, "element">): ReactElement => {
  if (isValidElement<{ i18n?: I18n }>(element) && element.props.i18n) countInBcp47(element.props.i18n);
  return element as ReactElement;
};
