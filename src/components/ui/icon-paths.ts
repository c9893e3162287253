/** Icons on a 24 px grid in one stroke of 1.5 px; drawn for this site. */
export const iconPaths = {
  camera:
    "M4 8h3l2-3h6l2 3h3a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1ZM12 17.5a4 4 0 1 0 0-8a4 4 0 0 0 0 8Z",
  phone: "M8 2.5h8a1 1 0 0 1 1 1v17a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1v-17a1 1 0 0 1 1-1ZM11 18.5h2",
  upload: "M12 16V4M7 9l5-5l5 5M4 16v4h16v-4",
  download: "M12 4v12M7 11l5 5l5-5M4 20h16",
  check: "M5 12.5l4.5 4.5L19 7.5",
  warn: "M12 4L2.5 20h19ZM12 10v4.5M12 17v.5",
  cross: "M6 6l12 12M18 6L6 18",
  dash: "M6 12h12",
  search: "M10.5 17a6.5 6.5 0 1 0 0-13a6.5 6.5 0 0 0 0 13ZM15.5 15.5L21 21",
  chevronDown: "M6 9l6 6l6-6",
  chevronEnd: "M9 6l6 6l-6 6",
  globe:
    "M12 21a9 9 0 1 0 0-18a9 9 0 0 0 0 18ZM3 12h18M12 3c3 3 3.5 6 3.5 9s-.5 6-3.5 9c-3-3-3.5-6-3.5-9s.5-6 3.5-9Z",
  menu: "M4 7h16M4 12h16M4 17h16",
  print: "M7 8V4h10v4M7 17H4V9h16v8h-3M7 14h10v6H7Z",
  file: "M6 3h8l4 4v14H6ZM14 3v4h4",
  trash: "M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5",
  retake: "M4 12a8 8 0 1 1 2.5 5.8M4 19v-4.5h4.5",
  eye: "M2.5 12C5 7.5 8.3 5.5 12 5.5S19 7.5 21.5 12C19 16.5 15.7 18.5 12 18.5S5 16.5 2.5 12ZM12 15a3 3 0 1 0 0-6a3 3 0 0 0 0 6Z",
  ruler: "M3 15.5L15.5 3L21 8.5L8.5 21ZM7 11.5l2 2M10 8.5l3 3M13 5.5l2 2",
  arrowUp: "M12 20V4M6 10l6-6l6 6",
  arrowDown: "M12 4v16M6 14l6 6l6-6",
  arrowLeft: "M20 12H4M10 6l-6 6l6 6",
  arrowRight: "M4 12h16M14 6l6 6l-6 6",
  turnLeft: "M8 5L4 9l4 4M4 9h9a6 6 0 0 1 0 12h-3",
  turnRight: "M16 5l4 4l-4 4M20 9h-9a6 6 0 0 0 0 12h3",
  undo: "M9 6L4 11l5 5M4 11h10a5 5 0 0 1 0 10h-3",
  hand: "M12 3v18M3 12h18M9.5 5.5L12 3l2.5 2.5M9.5 18.5L12 21l2.5-2.5M5.5 9.5L3 12l2.5 2.5M18.5 9.5L21 12l-2.5 2.5",
  pen: "M4 20l1-4.5L16.5 4a1.5 1.5 0 0 1 2 0L20 5.5a1.5 1.5 0 0 1 0 2L8.5 19ZM14 6.5l3.5 3.5",
  share: "M12 15V3M8 7l4-4l4 4M6 11H5v10h14V11h-1",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  timer: "M12 21a8 8 0 1 0 0-16a8 8 0 0 0 0 16ZM12 9v4l2.5 2M9 2.5h6",
  torch: "M13 3L5 14h6l-1 7l8-11h-6Z",
  lock: "M6 11h12v10H6ZM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11",
  offline:
    "M3 3l18 18M5 12.5a10 10 0 0 1 3.5-2.2M14 9.7a10 10 0 0 1 5 2.8M8.5 16a5 5 0 0 1 6.5-.3M12 19.5v.2",
  link: "M14 4h6v6M20 4l-9 9M18 14v6H4V6h6",
} as const;

export type IconName = keyof typeof iconPaths;
