/**
 * The colours of both themes, for drawings without a style sheet. A test keeps them equal to `src/styles/tokens.css`.
 */
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
