/** The light theme of `src/styles/tokens.css`: drawn pictures have no dark mode. */
export const tokens = {
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
} as const;

/** One stroke width in every picture, in pixels of the picture at its largest. */
export const strokePx = 1.5;
