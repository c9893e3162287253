/** The page is English, as on a page that the plugin has not made. */
export const useI18next = () => ({ language: "en" });
