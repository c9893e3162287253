import { Type } from "typebox";

const text = (description: string, fallback = "") => Type.String({ default: fallback, description });

/** What the built site depends on. */
export const siteVariables = {
  GATSBY_SITE_URL: text("Public address of the site, for canonical links, sitemaps and robots.txt."),
  GATSBY_V5_BASE: text("Address of the API for browsers, if it is not the site's own."),
  GATSBY_BUILD_LANGS: text("Languages to build, such as en,de or fr. Empty: all."),
  GATSBY_PHOTO_MODE: text(
    "`device` builds a site of files only: photos are made in the browser, without an API.",
  ),
  GATSBY_OFFLINE: text("0 builds a site without a service worker, and removes an earlier one from browsers."),
  GATSBY_COMPRESSED_FORMS: text(
    "Compressed copies of the files: br, gz, br,gz, or none for a host that compresses itself. Empty: br.",
  ),
  GATSBY_QUICK_BUILD: text(
    "1 builds without compressed files and pictures for shared links: the first build of `npm start`.",
  ),
  V5_API_URL: text("Another API to take the content from. Empty: this repository's content."),
  GATSBY_SUPPORT_EMAIL: text(
    "E-mail address of whoever runs this copy, for the pages on contact and privacy.",
  ),
  GATSBY_CONTROLLER: text("Name and address of the controller, for the page on privacy."),
  GATSBY_LEGAL_BASIS: text("Legal basis, such as Article 6(1)(b) and (f) GDPR, for the page on privacy."),
};

const development = {
  GATSBY_PREVIEW: text("Set by `npm run preview`."),
  PREVIEW_SECRET: text("Secret with which a tool may ask the preview for a refresh."),
  GATSBY_PSEUDO: text("1 builds two made-up languages that show untranslated and cramped texts."),
  E2E_PORT: text("Port of the browser tests.", "8123"),
  CHROMIUM_PATH: text("Chromium for the browser tests. Empty: the installed one, or Playwright's."),
  PHOTOGRAPHS: text(
    "Folder of the photographs for tests. Empty: `../shared/photos` beside the checkout, if it is there.",
  ),
};

/** What the build of the site and the tools read, by topic, as `.env.example` and `deploy/configuration.md` list it. */
export const buildVariables = {
  "The site, when it is built": siteVariables,
  Development: development,
};
