import { type PointerEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../../components/ui/button";
import { drawingOf, drawStrokes, type PenStroke, padAspect } from "../../signature/strokes";
import * as styles from "./signature-panel.module.css";

/** Pixels of the canvas for each of the page: sharp on dense screens. */
const density = 2;

/** A place to sign with a finger, a pen or a mouse. The drawing is null where this browser blocks canvases. */
export function SignaturePad({ onDrawn }: { onDrawn: (drawing: Blob | null) => void }) {
  const { t } = useTranslation("result");
  const canvas = useRef<HTMLCanvasElement>(null);
  const [strokes, setStrokes] = useState<readonly PenStroke[]>([]);
  /** The pointer that draws the last stroke. Others, such as a palm on the screen, do not draw meanwhile. */
  const drawingId = useRef<number | null>(null);

  useEffect(() => {
    const pad = canvas.current;
    const pen = pad?.getContext("2d");
    if (!pad || !pen) return;
    pad.width = density * pad.clientWidth;
    pad.height = pad.width / padAspect;
    pen.strokeStyle = getComputedStyle(pad).color;
    drawStrokes(pen, strokes, pad.width);
  }, [strokes]);

  const pointsOf = (event: PointerEvent<HTMLCanvasElement>): PenStroke => {
    const box = event.currentTarget.getBoundingClientRect();
    // Between two frames a pen has moved more than once.
    const moves = event.nativeEvent.getCoalescedEvents?.() ?? [];
    return (moves.length > 0 ? moves : [event.nativeEvent]).map(({ clientX, clientY }) => [
      (clientX - box.left) / box.width,
      (clientY - box.top) / box.width,
    ]);
  };
  const end = ({ pointerId }: PointerEvent) => {
    if (pointerId === drawingId.current) drawingId.current = null;
  };
  const removeFrom = (index: number) => {
    drawingId.current = null;
    setStrokes(strokes.slice(0, index));
  };
  const isEmpty = strokes.length === 0;
  const finish = async () => {
    if (!isEmpty) onDrawn(await drawingOf(strokes));
  };
  return (
    <div className={styles.pad}>
      <p id="signature-pad">{t("signature.area")}</p>
      <canvas
        ref={canvas}
        className={styles.canvas}
        style={{ aspectRatio: padAspect }}
        role="img"
        aria-labelledby="signature-pad"
        onPointerDown={(event) => {
          if (drawingId.current !== null || event.button !== 0) return;
          event.currentTarget.setPointerCapture?.(event.pointerId);
          drawingId.current = event.pointerId;
          const stroke = pointsOf(event).slice(-1);
          setStrokes((before) => [...before, stroke]);
        }}
        onPointerMove={(event) => {
          if (event.pointerId !== drawingId.current) return;
          const points = pointsOf(event);
          // More than one event can come before the next render.
          setStrokes((before) => [...before.slice(0, -1), [...(before.at(-1) ?? []), ...points]]);
        }}
        onPointerUp={end}
        onPointerCancel={end}
      />
      <div className={styles.ways}>
        <Button variant="primary" icon="check" aria-disabled={isEmpty} onClick={() => void finish()}>
          {t("signature.done")}
        </Button>
        <Button icon="undo" aria-disabled={isEmpty} onClick={() => removeFrom(-1)}>
          {t("adjust.undo")}
        </Button>
        <Button icon="trash" aria-disabled={isEmpty} onClick={() => removeFrom(0)}>
          {t("signature.clear")}
        </Button>
      </div>
    </div>
  );
}
