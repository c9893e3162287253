import { readdirSync, readFileSync } from "node:fs";
import { render } from "@testing-library/react";
import i18next, { type Resource } from "i18next";
import type { ReactElement } from "react";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { Provider } from "react-redux";
import accepted from "../../../locales/en/accepted.json";
import camera from "../../../locales/en/camera.json";
import common from "../../../locales/en/common.json";
import contactus from "../../../locales/en/contactus.json";
import documents from "../../../locales/en/documents.json";
import errors from "../../../locales/en/errors.json";
import evidence from "../../../locales/en/evidence.json";
import home from "../../../locales/en/home.json";
import outcome from "../../../locales/en/outcome.json";
import pairing from "../../../locales/en/pairing.json";
import photo from "../../../locales/en/photo.json";
import requirement from "../../../locales/en/requirement.json";
import requirements from "../../../locales/en/requirements.json";
import result from "../../../locales/en/result.json";
import size from "../../../locales/en/size.json";
import { countInBcp47 } from "../../../src/i18n/bcp47-services";
import { makeStore } from "../../../src/store/store";
import "../patience";

export const texts = {
  accepted,
  camera,
  common,
  contactus,
  documents,
  errors,
  evidence,
  home,
  outcome,
  pairing,
  photo,
  requirement,
  requirements,
  result,
  size,
};

function renderWith(code: string, resources: Resource[string], element: ReactElement) {
  const i18n = i18next.createInstance();
  void i18n.use(initReactI18next).init({
    lng: code,
    defaultNS: "common",
    resources: { [code]: resources },
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  countInBcp47(i18n);
  return render(
    <Provider store={makeStore()}>
      <I18nextProvider i18n={i18n}>{element}</I18nextProvider>
    </Provider>,
  );
}

/** Renders with the English texts as the pages have them. */
export const renderEnglish = (element: ReactElement) => renderWith("en", texts, element);

/** Renders with all texts of the language of a code. */
export function renderIn(code: string, element: ReactElement) {
  const files = readdirSync(`locales/${code}`).filter((file) => file.endsWith(".json"));
  const own = files.map((file) => [
    file.slice(0, -".json".length),
    JSON.parse(readFileSync(`locales/${code}/${file}`, "utf8")),
  ]);
  return renderWith(code, Object.fromEntries(own), element);
}
