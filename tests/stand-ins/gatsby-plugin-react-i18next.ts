import { useContext } from "react";
import { I18nContext } from "react-i18next";

/** The language that a test renders in; English, as on a page that the plugin has not made. */
export const useI18next = () => ({ language: useContext(I18nContext)?.i18n?.language ?? "en" });
