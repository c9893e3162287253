import "i18next";

declare module "i18next" {
  interface CustomTypeOptions {
    /** As in src/gatsby/config.ts: `t` always gives a string. */
    returnNull: false;
  }
}
