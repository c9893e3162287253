/**
 * English with accents and a third more letters, and the same right to left, to show layout problems before there are
 * translations. Only in development, with GATSBY_PSEUDO=1, never in a build. Android and Chrome use the private codes
 * XA and XB too.
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
