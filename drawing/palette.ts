/** The colours of the site in both themes, for what is not drawn by a style sheet. `src/styles/tokens.css` has the same, by a test. */
export const palette = {
  light: {
    paper: "#fbfaf7",
    surface: "#ffffff",
    sunken: "#f3f1eb",
    ink: "#14181f",
    muted: "#5b6470",
    line: "#e3e1db",
    lineStrong: "#8a8f96",
    accent: "#0f5c63",
    accentSoft: "#e3eeee",
    grid: "#0f5c6314",
    gridStrong: "#0f5c632e",
  },
  dark: { paper: "#101418", ink: "#eef1f4", muted: "#9aa6b2", accent: "#5cc2c9" },
} as const;
