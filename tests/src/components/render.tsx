import { render } from "@testing-library/react";
import i18next from "i18next";
import type { ReactElement } from "react";
import { I18nextProvider, initReactI18next } from "react-i18next";
import camera from "../../../locales/en/camera.json";
import common from "../../../locales/en/common.json";
import contactus from "../../../locales/en/contactus.json";
import documents from "../../../locales/en/documents.json";
import errors from "../../../locales/en/errors.json";
import evidence from "../../../locales/en/evidence.json";
import home from "../../../locales/en/home.json";
import photo from "../../../locales/en/photo.json";
import requirement from "../../../locales/en/requirement.json";
import requirements from "../../../locales/en/requirements.json";
import result from "../../../locales/en/result.json";
import size from "../../../locales/en/size.json";

export const texts = {
  camera,
  common,
  contactus,
  documents,
  errors,
  evidence,
  home,
  photo,
  requirement,
  requirements,
  result,
  size,
};

/** Renders with the English texts as the pages have them. */
export const renderEnglish = (element: ReactElement) => {
  const i18n = i18next.createInstance();
  void i18n.use(initReactI18next).init({
    lng: "en",
    defaultNS: "common",
    resources: { en: texts },
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  return render(<I18nextProvider i18n={i18n}>{element}</I18nextProvider>);
};
