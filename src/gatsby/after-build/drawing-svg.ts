import { type Caption, captionSvg, captionWidthPx } from "./picture-caption";

/** The picture for shared links, in pixels; what the large card of every network asks for. */
export const imageWidthPx = 1200;
export const imageHeightPx = 630;
const marginPx = 30;

/** The stylesheets and the drawing of a built page. */
export function drawingOfPage(html: string): { css: string; svg: string } | null {
  const svg = /<svg[^>]*role="img"[^>]*>[\s\S]*?<\/svg>/.exec(html)?.[0];
  if (!svg) return null;
  const css = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text).join("\n");
  return { css, svg };
}

/** The light theme's tokens: a picture has no dark mode. */
function tokensOf(css: string): Map<string, string> {
  const root = /:root\s*{([^}]*)}/.exec(css)?.[1] ?? "";
  return new Map(
    [...root.matchAll(/(--[\w-]+):([^;]+)/g)].map(([, name = "", value = ""]) => [name, value.trim()]),
  );
}

/** Rules for the classes that the drawing uses, with the tokens' values in place of their names. */
function rulesFor(svg: string, css: string): string {
  const tokens = tokensOf(css);
  const classes = new Set(
    [...svg.matchAll(/class="([^"]+)"/g)].flatMap(([, names = ""]) => names.split(" ")),
  );
  const withoutGroups = css.replace(/@(media|keyframes)[^{]*{(?:[^{}]*{[^{}]*})*[^{}]*}/g, "");
  return [...withoutGroups.matchAll(/([^{}]+){([^{}]*)}/g)]
    .filter(([, selector = ""]) => [...classes].some((name) => selector.includes(`.${name}`)))
    .map(([, selector = "", body = ""]) => `${selector.trim()}{${resolveTokens(body, tokens)}}`)
    .join("\n");
}

const resolveTokens = (body: string, tokens: ReadonlyMap<string, string>): string =>
  body
    .replace(/var\((--[\w-]+)(?:,\s*var\((--[\w-]+)\))?\)/g, (whole, name: string, other?: string) => {
      return tokens.get(name) ?? (other && tokens.get(other)) ?? whole;
    })
    .replace(/(animation|inline-size|block-size|overflow):[^;]*;?/g, "");

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const filledPattern =
  /<pattern id="([^"]+)" width="([^"]+)" height="([^"]+)"[^>]*>([\s\S]*?)<\/pattern><rect[^>]* fill="url\(#\1\)"[^>]*><\/rect>/;

/**
 * The millimetre paper as tiles, one by one: librsvg takes 100 ms to fill an area with a pattern of broken width, and 30 for
 * the same lines.
 */
function layTiles(svg: string, visible: Box): string {
  const laid = svg.replace(filledPattern, (_whole, _id, ...rest) => {
    const [width, height, tile, at] = rest as [string, string, string, number];
    const [stepX, stepY] = [Number(width), Number(height)];
    const [, shiftX = "0", shiftY = "0"] = /.*translate\((\S+) (\S+)\)/s.exec(svg.slice(0, at)) ?? [];
    const [left, top] = [visible.x - Number(shiftX), visible.y - Number(shiftY)];
    const tiles: string[] = [];
    for (let x = Math.floor(left / stepX) * stepX; x < left + visible.width; x += stepX)
      for (let y = Math.floor(top / stepY) * stepY; y < top + visible.height; y += stepY)
        tiles.push(`<svg x="${x}" y="${y}" width="${width}" height="${height}">${tile}</svg>`);
    return tiles.join("");
  });
  if (laid.includes("<pattern")) throw new Error("The drawing has a pattern that is not laid as tiles.");
  return laid;
}

/**
 * The drawing of a page set into the picture, on the site's surface, as an SVG that needs no page around it.
 * @param caption what it says beside the drawing
 */
export function pictureOfDrawing({ css, svg }: { css: string; svg: string }, caption?: Caption): string {
  const [, , width = 1, height = 1] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? "").split(" ").map(Number);
  const panelPx = caption ? captionWidthPx : 0;
  const scale = Math.min(
    (imageWidthPx - panelPx - 2 * marginPx) / width,
    (imageHeightPx - 2 * marginPx) / height,
  );
  const visible: Box = {
    x: (width - (imageWidthPx + panelPx) / scale) / 2,
    y: (height - imageHeightPx / scale) / 2,
    width: imageWidthPx / scale,
    height: imageHeightPx / scale,
  };
  const inner = svg.replace(/^<svg[^>]*>/, "").replace(/<\/svg>$/, "");
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${imageWidthPx}" height="${imageHeightPx}"`,
    ` viewBox="${visible.x} ${visible.y} ${visible.width} ${visible.height}">`,
    `<style>${rulesFor(svg, css)}\ntext{font-family:"DejaVu Sans","Liberation Sans",sans-serif}</style>`,
    `<rect x="${visible.x}" y="${visible.y}" width="100%" height="100%" fill="#ffffff"/>`,
    layTiles(inner, visible),
    caption
      ? `<g transform="translate(${visible.x} ${visible.y}) scale(${1 / scale})">${captionSvg(caption, imageHeightPx)}</g>`
      : "",
    "</svg>",
  ].join("");
}
