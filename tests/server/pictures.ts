import sharp, { type Sharp } from "sharp";

/** A picture with something in it, so that a codec has work to do: a gradient with a square. */
export function drawPicture(widthPx = 320, heightPx = 400): Sharp {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}">
    <defs><linearGradient id="sky"><stop stop-color="#cde"/><stop offset="1" stop-color="#876"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#sky)"/>
    <rect x="20%" y="30%" width="30%" height="40%" fill="#345"/>
  </svg>`;
  return sharp(Buffer.from(svg));
}

export const drawJpeg = (widthPx?: number, heightPx?: number): Promise<Buffer> =>
  drawPicture(widthPx, heightPx).jpeg().toBuffer();

export const drawPng = (widthPx?: number, heightPx?: number): Promise<Buffer> =>
  drawPicture(widthPx, heightPx).flatten().png().toBuffer();
