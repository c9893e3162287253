/**
 * English with accents and a third more letters, and the same right to left: what a translation may break shows
 * before there is one. Only while developing, with GATSBY_PSEUDO=1; a built site never has them. The private
 * codes XA and XB are those that Android and Chrome use.
 */
export const pseudoLanguages =
  process.env.GATSBY_PSEUDO === "1" && process.env.NODE_ENV !== "production"
    ? [
        {
          prefix: "qps",
          code: "qps",
          bcp47: "en-XA",
          dir: "ltr" as const,
          englishName: "Pseudo-language",
          nativeName: "[Þšéûðö]",
        },
        {
          prefix: "qps-rtl",
          code: "qps-rtl",
          bcp47: "en-XB",
          dir: "rtl" as const,
          englishName: "Pseudo-language, right to left",
          nativeName: "[\u202eÞšéûðö\u202c]",
        },
      ]
    : [];
