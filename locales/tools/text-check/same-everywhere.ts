/** Names, units and abbreviations that are the same in every language. */
const names = [
  "Open Passport Photo",
  "JPEG",
  "JPG",
  "PNG",
  "WebP",
  "HEIC",
  "HEIF",
  "AVIF",
  "PDF",
  "Google",
  "Chrome",
  "Yandex",
  "ICAO",
  "Doc",
  "DPI",
  "dpi",
  "KB",
  "MB",
  "mm",
  "px",
  "cm",
  "inch",
  "in",
  "A4",
  "Letter",
  "Schengen",
  "DS",
  "Emirates ID",
  "QID",
  "Iqama",
  "EAD",
  "OCI",
  "NRIC",
  "DNI",
  "CIE",
  "BMP",
  "Green Card",
  "ID",
  "GPS",
  "EXIF",
  "CIE76",
  "sRGB",
];

const byLength = [...names].sort((a, b) => b.length - a.length);
const nameOrPlaceholder = new RegExp(
  `\\{\\{[^}]+\\}\\}|<[^>]+>|ΔE|\\b(?:${byLength.map((name) => name.replace(/[.*+?^$()|[\]\\]/g, "\\$&")).join("|")})\\b`,
  "g",
);

/** What is left of a text for a translator: without placeholders, tags, and names that stay as they are. */
export const translatable = (text: string): string => text.replace(nameOrPlaceholder, " ").trim();
