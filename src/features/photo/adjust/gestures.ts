import { type PointerEvent, type RefObject, useEffect, useRef } from "react";
import type { Point } from "../../../../photo/core/types";
import type { Correction } from "./use-adjustment";

/** One notch of a mouse wheel scales by about 2 %. */
const scalePerWheelPx = 0.0002;
/** A wheel that turns by lines or pages instead of pixels (Firefox). */
const pxPerWheelUnit = [1, 16, 400];

const middleOf = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

const spreadOf = ([a, b]: readonly Point[]): number => (a && b ? Math.hypot(a[0] - b[0], a[1] - b[1]) : 0);

/** Where on the photo something is, in millimetres from its upper left corner. */
function placeOn(frame: Element, widthMm: number, { clientX, clientY }: MouseEvent | PointerEvent): Point {
  const { left, top, width } = frame.getBoundingClientRect();
  return [((clientX - left) * widthMm) / width, ((clientY - top) * widthMm) / width];
}

/**
 * Fingers, mouse and wheel on the photo, in its millimetres: one finger drags, two drag and scale.
 *
 * @param frame the photo as it lies on the screen
 */
export function useGestures(frame: RefObject<Element | null>, widthMm: number, correction: Correction) {
  const fingers = useRef(new Map<number, Point>());
  const grip = useRef<{ middle: Point; spread: number } | null>(null);
  const painting = useRef(0);
  const latest = useRef(correction);
  latest.current = correction;

  const placeOf = (event: PointerEvent) => placeOn(frame.current!, widthMm, event);
  const points = () => [...fingers.current.values()];
  const take = () => {
    latest.current.hold();
    grip.current = { middle: middleOf(points()), spread: spreadOf(points()) };
  };
  const follow = () => {
    painting.current = 0;
    if (!grip.current || fingers.current.size === 0) return;
    const { middle, spread } = grip.current;
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
    // React listens passively, and the page would scroll.
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
      if (fingers.current.size > 0) latest.current.release();
      fingers.current.set(event.pointerId, placeOf(event));
      take();
    },
    onPointerMove: (event: PointerEvent) => {
      if (!fingers.current.has(event.pointerId)) return;
      fingers.current.set(event.pointerId, placeOf(event));
      // Once a frame, however often a screen reports.
      painting.current ||= requestAnimationFrame(follow);
    },
    onPointerUp: (event: PointerEvent) => {
      if (!fingers.current.has(event.pointerId)) return;
      if (painting.current) {
        cancelAnimationFrame(painting.current);
        follow();
      }
      fingers.current.delete(event.pointerId);
      grip.current = null;
      latest.current.release();
      if (fingers.current.size > 0) take();
    },
  };
}
