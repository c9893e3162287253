import "i18next";
import type accepted from "../../locales/en/accepted.json";
import type accuracy from "../../locales/en/accuracy.json";
import type author from "../../locales/en/author.json";
import type blog from "../../locales/en/blog.json";
import type camera from "../../locales/en/camera.json";
import type common from "../../locales/en/common.json";
import type contactus from "../../locales/en/contactus.json";
import type documents from "../../locales/en/documents.json";
import type errors from "../../locales/en/errors.json";
import type evidence from "../../locales/en/evidence.json";
import type guide from "../../locales/en/guide.json";
import type home from "../../locales/en/home.json";
import type legal from "../../locales/en/legal.json";
import type outcome from "../../locales/en/outcome.json";
import type pairing from "../../locales/en/pairing.json";
import type photo from "../../locales/en/photo.json";
import type requirement from "../../locales/en/requirement.json";
import type requirements from "../../locales/en/requirements.json";
import type result from "../../locales/en/result.json";
import type size from "../../locales/en/size.json";

/** English is the schema: unknown keys do not compile. */
declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    /** As in src/gatsby/config.ts: `t` always returns a string. */
    returnNull: false;
    resources: {
      accepted: typeof accepted;
      accuracy: typeof accuracy;
      author: typeof author;
      blog: typeof blog;
      camera: typeof camera;
      common: typeof common;
      contactus: typeof contactus;
      documents: typeof documents;
      errors: typeof errors;
      evidence: typeof evidence;
      guide: typeof guide;
      home: typeof home;
      legal: typeof legal;
      outcome: typeof outcome;
      pairing: typeof pairing;
      photo: typeof photo;
      requirement: typeof requirement;
      requirements: typeof requirements;
      result: typeof result;
      size: typeof size;
    };
  }
}
