/** One line of the pen: points in shares of the pad's width. */
export type PenStroke = readonly (readonly [x: number, y: number])[];

/** Of the pad: the usual shape of a signature's file. */
export const padAspect = 7 / 3;

/** Width of the pen, in shares of the pad's width. */
const penShare = 0.009;

/** Pixels of a finished drawing: more than any form wants, so that it is never enlarged. */
const drawingWidthPx = 1400;

type Pen = Pick<
  CanvasRenderingContext2D,
  "beginPath" | "moveTo" | "lineTo" | "quadraticCurveTo" | "lineWidth" | "lineCap" | "lineJoin"
> & { stroke(): void };

/** Draws strokes as smooth curves: from middle to middle of their points, each bent towards the point between. */
export function drawStrokes(pen: Pen, strokes: readonly PenStroke[], widthPx: number): void {
  pen.lineWidth = penShare * widthPx;
  pen.lineCap = "round";
  pen.lineJoin = "round";
  for (const stroke of strokes) {
    const points = stroke.map(([x, y]) => [x * widthPx, y * widthPx] as const);
    const [first, last] = [points[0], points.at(-1)];
    if (!first || !last) continue;
    pen.beginPath();
    pen.moveTo(...first);
    for (let i = 1; i < points.length - 1; i++) {
      const [[x, y], [nextX, nextY]] = [points[i]!, points[i + 1]!];
      pen.quadraticCurveTo(x, y, (x + nextX) / 2, (y + nextY) / 2);
    }
    // A dot is a line of no length, which the round cap draws.
    pen.lineTo(...last);
    pen.stroke();
  }
}

/** The drawing as a picture, black on white; null where this browser blocks canvases. */
export function drawingOf(strokes: readonly PenStroke[]): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = drawingWidthPx;
  canvas.height = drawingWidthPx / padAspect;
  const pen = canvas.getContext("2d");
  if (!pen) return Promise.resolve(null);
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  drawStrokes(pen, strokes, drawingWidthPx);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}
