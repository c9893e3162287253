import { useEffect, useMemo, useRef, useState } from "react";
import type { Card } from "../../../../contract/card/card";
import type { HeadLine } from "../../../../photo/core/face/guide-lines";
import type { Check, CropAdjustment, HeadLines, Measurements } from "../../../../photo/core/types";
import { moveGuideLine } from "./guide-lines";
import { carriedLengths } from "./placed-picture";
import { type AdjustmentLimit, adjustOf, type Move, move, type Placement, placementOf } from "./placement";

/** Steps that follow each other faster are undone together, as one push of the wheel or of a held key. */
const oneGoMs = 700;

/** A length that may be typed. */
export type LengthName = "head" | "top" | "across" | "turn";

export interface Stop {
  by: AdjustmentLimit;
  /** The field whose length led there; null for a movement. */
  typedIn: LengthName | null;
}

export interface Correction {
  placement: Placement;
  /** Laid by hand by now, the one under the hand included. */
  lines: HeadLines;
  /** What was measured, carried along with the picture; measured truly while nothing is moved. */
  lengths: Measurements;
  /** What stopped the last movement; to be read until the next. */
  stop: Stop | null;
  /** Nothing has been moved since the card was made. */
  isSettled: boolean;
  canUndo: boolean;
  /** From here on `drag` counts. */
  hold: () => void;
  /** The whole movement since `hold`. */
  drag: (by: Move) => void;
  /** Lays a line at `toMm` below the frame's upper edge; the frame follows on release. */
  lay: (line: HeadLine, toMm: number) => void;
  release: () => void;
  /** The same at once, by a key. */
  nudgeLine: (line: HeadLine, toMm: number) => void;
  /** One step of a button, a key or the wheel; or all the way to the length typed in a field. */
  nudge: (by: Move, typedIn?: LengthName) => void;
  undo: () => void;
  reset: () => void;
}

export interface CropRequest {
  /** The crop that the card was made with. */
  made: CropAdjustment | null;
  /** Why the last crop was not accepted; the card from before it stays. */
  refused: Check | null;
  /** @returns whether the last correction was still to be asked for, and is not any more */
  onHold: () => boolean;
  onCorrect: (adjust: CropAdjustment | null) => void;
}

/** One grip of the hand. */
interface DragSession {
  from: Placement;
  /** Where the photo goes on release, when a line is moved. */
  withLine: Placement | null;
  /** The correction before it has not been sent. */
  isPending: boolean;
  /** A card has come meanwhile. */
  hasNewCard: boolean;
}

/** The photo under the visitor's hand: moved here at once, asked for when the hand lets go. */
export function useAdjustment(
  { cropSource, result }: Card,
  { made: cardAdjust, refused, onHold, onCorrect }: CropRequest,
): Correction | null {
  const made = useMemo(() => placementOf(cropSource, cardAdjust), [cropSource, cardAdjust]);
  const [moved, setMoved] = useState<Placement | null>(null);
  /** The placement that a line under the hand leads to; the picture waits for the release. */
  const [withLine, setWithLine] = useState<Placement | null>(null);
  const [stop, setStop] = useState<Stop | null>(null);
  const [undos, setUndos] = useState<(CropAdjustment | null)[]>([]);
  const grip = useRef<DragSession | null>(null);
  const lastStepAt = useRef(0);
  const isBegun = useRef(false);
  // Several steps may come before the page is drawn again.
  const at = useRef(made);
  at.current = moved ?? made;

  // Measurements anew, or refused: the photo is where the card has it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each card, and each way back to it, ends a movement
  useEffect(() => {
    // Run late, after a first key already, it would take that back.
    if (!isBegun.current) {
      isBegun.current = true;
      return;
    }
    if (refused) setStop(null);
    if (grip.current) grip.current.hasNewCard = true;
    else setMoved(null);
  }, [cropSource, cardAdjust, refused]);

  if (!made) return null;
  const here = () => at.current ?? made;
  const remember = () => {
    const adjust = adjustOf(here());
    setUndos((before) => [...before, adjust]);
  };
  const show = (to: Placement) => {
    at.current = to;
    setMoved(to);
  };
  const goTo = (to: Placement) => {
    show(to);
    onCorrect(adjustOf(to));
  };
  const tellStop = (by: AdjustmentLimit | null, typedIn: LengthName | null = null) =>
    setStop(by && { by, typedIn });
  /** Steps in quick succession are one. */
  const step = (to: Placement | null, stoppedBy: AdjustmentLimit | null, typedIn?: LengthName) => {
    const now = performance.now();
    if (now - lastStepAt.current > oneGoMs) remember();
    lastStepAt.current = now;
    tellStop(stoppedBy, typedIn);
    if (to && to !== here()) goTo(to);
  };
  const goBackTo = (adjust: CropAdjustment | null) => {
    const to = placementOf(cropSource, adjust);
    setStop(null);
    if (to) goTo(to);
  };
  return {
    placement: here(),
    lines: (withLine ?? here()).lines,
    lengths:
      moved || withLine
        ? carriedLengths(cropSource, made, result, here(), (withLine ?? here()).lines)
        : result,
    stop,
    isSettled: moved === null && withLine === null,
    canUndo: undos.length > 0,
    hold: () => {
      grip.current = { from: here(), withLine: null, isPending: onHold(), hasNewCard: false };
      setStop(null);
    },
    drag: (by) => {
      if (!grip.current) return;
      const { placement, stop: stoppedBy } = move(cropSource, grip.current.from, by);
      show(placement);
      tellStop(stoppedBy);
    },
    lay: (line, toMm) => {
      if (!grip.current) return;
      const { placement, stop: stoppedBy } = moveGuideLine(cropSource, grip.current.from, line, toMm);
      // Where no frame follows, the line stays at the last place that has one.
      if (placement) {
        grip.current.withLine = placement;
        setWithLine(placement);
      }
      tellStop(stoppedBy);
    },
    release: () => {
      const held = grip.current;
      grip.current = null;
      if (!held) return;
      if (held.withLine) {
        setWithLine(null);
        show(held.withLine);
      }
      const hasMoved = here() !== held.from;
      if (hasMoved) setUndos((before) => [...before, adjustOf(held.from)]);
      if (hasMoved || held.isPending) onCorrect(adjustOf(here()));
      else if (held.hasNewCard) setMoved(null);
    },
    nudgeLine: (line, toMm) => {
      const { placement, stop: stoppedBy } = moveGuideLine(cropSource, here(), line, toMm);
      step(placement, stoppedBy);
    },
    nudge: (by, typedIn) => {
      const { placement, stop: stoppedBy } = move(cropSource, here(), by);
      step(placement, stoppedBy, typedIn);
    },
    undo: () => {
      if (undos.length === 0) return;
      setUndos(undos.slice(0, -1));
      goBackTo(undos.at(-1)!);
    },
    reset: () => {
      remember();
      goBackTo(null);
    },
  };
}
