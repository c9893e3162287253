import { type PointerEvent, type RefObject, useEffect, useRef } from "react";
import type { Point } from "../../../../photo/core/types";
import type { Correction } from "./use-adjustment";

/** One notch of a mouse wheel scales by about 2 %. */
const scalePerWheelPx = 0.0002;
/** The wheel reports lines or pages instead of pixels (Firefox). */
const pxPerWheelUnit = [1, 16, 400];

const middleOf = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

const spreadOf = ([a, b]: readonly Point[]): number => (a && b ? Math.hypot(a[0] - b[0], a[1] - b[1]) : 0);

/** A position on the photo, in millimetres from its upper left corner. */
function placeOn(frame: Element, widthMm: number, { clientX, clientY }: MouseEvent | PointerEvent): Point {
  const { left, top, width } = frame.getBoundingClientRect();
  return [((clientX - left) * widthMm) / width, ((clientY - top) * widthMm) / width];
}

/**
 * Pointer and wheel gestures on the photo, in millimetres: one pointer drags, two drag and scale.
 * @param frame the photo as displayed
 */
export function useGestures(frame: RefObject<Element | null>, widthMm: number, correction: Correction) {
  const fingers = useRef(new Map<number, Point>());
  const start = useRef<{ middle: Point; spread: number } | null>(null);
  const painting = useRef(0);
  const latest = useRef(correction);
  latest.current = correction;

  const placeOf = (event: PointerEvent) => placeOn(frame.current!, widthMm, event);
  const points = () => [...fingers.current.values()];
  const take = (goesOn = false) => {
    latest.current.startDrag(goesOn);
    start.current = { middle: middleOf(points()), spread: spreadOf(points()) };
  };
  const follow = () => {
    painting.current = 0;
    if (!start.current || fingers.current.size === 0) return;
    const { middle, spread } = start.current;
    const [x, y] = middleOf(points());
    const scale = spread > 0 ? spreadOf(points()) / spread : 1;
    latest.current.drag({ dxMm: x - middle[0], dyMm: y - middle[1], scale, about: middle });
  };

  useEffect(() => {
    const stage = frame.current?.closest("[data-stage]");
    const onWheel = (event: Event) => {
      const { deltaY, deltaMode } = event as WheelEvent;
      event.preventDefault();
      const by = Math.max(-200, Math.min(200, deltaY * pxPerWheelUnit[deltaMode]!));
      const about = placeOn(frame.current!, widthMm, event as WheelEvent);
      latest.current.nudge({ scale: Math.exp(-by * scalePerWheelPx), about });
    };
    // React registers passive wheel listeners, which cannot prevent scrolling.
    stage?.addEventListener("wheel", onWheel, { passive: false });
    return () => {
      stage?.removeEventListener("wheel", onWheel);
      cancelAnimationFrame(painting.current);
    };
  }, [frame, widthMm]);

  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0 || fingers.current.size === 2) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      if (fingers.current.size > 0) latest.current.endDrag();
      fingers.current.set(event.pointerId, placeOf(event));
      take();
    },
    onPointerMove: (event: PointerEvent) => {
      if (!fingers.current.has(event.pointerId)) return;
      fingers.current.set(event.pointerId, placeOf(event));
      // At most once per animation frame.
      painting.current ||= requestAnimationFrame(follow);
    },
    onPointerUp: (event: PointerEvent) => {
      if (!fingers.current.has(event.pointerId)) return;
      if (painting.current) {
        cancelAnimationFrame(painting.current);
        follow();
      }
      fingers.current.delete(event.pointerId);
      start.current = null;
      latest.current.endDrag();
      if (fingers.current.size > 0) take(true);
    },
  };
}
