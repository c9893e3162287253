import { palette } from "../../drawing/palette";

/**
 * The mark of the site (static/favicon.svg) for home screens, which cut their own corners: on paper, with room around
 * it. A photo frame of 35 x 45 with a centre mark on each side and the oval of a head.
 */
export const appIcon = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="512" height="512"><rect width="100" height="100" fill="${palette.light.paper}"/><g transform="translate(50 50) scale(1.2) translate(-21.5 -26.5)" fill="none" stroke="${palette.light.accent}" stroke-width="3" stroke-linecap="round"><rect x="4" y="4" width="35" height="45" rx="1"/><path d="M21.5 1.5V9M21.5 44V51.5M1.5 26.5H9M34 26.5H41.5"/><ellipse cx="21.5" cy="25" rx="9.5" ry="12.5"/></g></svg>`;
