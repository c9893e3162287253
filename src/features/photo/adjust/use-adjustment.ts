import { useEffect, useMemo, useRef, useState } from "react";
import type { Card } from "../../../../contract/card/card";
import { headLimitMm } from "../../../../photo/core/crop/crop";
import type { CropSource } from "../../../../photo/core/crop/crop-source";
import type { HeadLine } from "../../../../photo/core/face/guide-lines";
import type { Check, CropAdjustment, HeadLines, Measurements } from "../../../../photo/core/types";
import { isSameJson } from "../same-json";
import { moveGuideLine } from "./guide-lines";
import { pictureLengths } from "./picture-lengths";
import { carriedLengths } from "./picture-transform";
import {
  type AdjustmentLimit,
  adjustOf,
  canEnlarge,
  clamp,
  type Move,
  move,
  type Placement,
  placementOf,
} from "./placement";

/**
 * Steps that follow each other within this time are undone together, such as those of one wheel movement or a held
 * key.
 */
const undoGroupMs = 700;

/** A length that can be typed. */
export type LengthName = "head" | "top" | "across" | "turn";

export interface MoveStop {
  by: AdjustmentLimit;
  /** Made larger, the photo can be moved further. */
  canEnlarge: boolean;
  /** The field whose value was limited; null for a movement. */
  typedIn: LengthName | null;
}

export interface Correction {
  placement: Placement;
  /** The visitor's lines, including the one being dragged. */
  lines: HeadLines;
  /** Measured lengths, converted to the current placement; the measured values themselves while nothing is moved. */
  lengths: Measurements;
  /** What limited the last movement, until the next one. */
  stop: MoveStop | null;
  /** Nothing has been moved since the card was made. */
  isSettled: boolean;
  canUndo: boolean;
  /** Starts a drag; one that goes on with fewer fingers keeps what has limited it. */
  startDrag: (goesOn: boolean) => void;
  /** The total movement since `startDrag`. */
  drag: (by: Move) => void;
  /** Moves a line to `toMm` below the frame's upper edge; the frame follows on `endDrag`. */
  dragLine: (line: HeadLine, toMm: number) => void;
  endDrag: () => void;
  /** Moves a line and the frame at once, by keyboard. */
  nudgeLine: (line: HeadLine, toMm: number) => void;
  /** One step of a button, key or wheel, or the movement to a typed length. */
  nudge: (by: Move, typedIn?: LengthName) => void;
  undo: () => void;
  reset: () => void;
}

export interface CropRequest {
  /** The adjustment that the card was made with. */
  made: CropAdjustment | null;
  /** Why the last adjustment was rejected; the previous card stays. */
  refused: Check | null;
  /** What `undo` goes back to, the last first. */
  before: readonly (CropAdjustment | null)[];
  /** An adjustment is left for another one. */
  onLeave: (adjust: CropAdjustment | null) => void;
  /** The last of `before` has been gone back to. */
  onUndo: () => void;
  /** @returns whether a debounced adjustment was cancelled */
  onDragStart: () => boolean;
  onAdjust: (adjust: CropAdjustment | null) => void;
}

/** A head at its limit has that height: converted from a measured one, it is beyond it by the error of the measurement. */
function lengthsAtStop(lengths: Measurements, stop: MoveStop | null, { rule }: CropSource): Measurements {
  if (stop?.by !== "head" || lengths.headHeightMm === null) return lengths;
  return { ...lengths, headHeightMm: clamp(lengths.headHeightMm, headLimitMm(rule)) };
}

/** State of one drag. */
interface DragSession {
  from: Placement;
  /** The placement on release, while a line is dragged. */
  linePlacement: Placement | null;
  /** The previous adjustment has not been sent. */
  isPending: boolean;
  /** A new card arrived during the drag. */
  hasNewCard: boolean;
}

/** Adjusts the crop: the photo moves at once, and a new card is requested on release. */
export function useAdjustment(
  card: Card,
  { made: cardAdjust, refused, before, onLeave, onUndo, onDragStart, onAdjust }: CropRequest,
): Correction | null {
  const { cropSource } = card;
  const lengths = pictureLengths(card);
  const made = useMemo(() => placementOf(cropSource, cardAdjust), [cropSource, cardAdjust]);
  const [moved, setMoved] = useState<Placement | null>(null);
  /** The placement for the dragged line; the picture moves on release. */
  const [linePlacement, setLinePlacement] = useState<Placement | null>(null);
  const [stop, setStop] = useState<MoveStop | null>(null);
  const session = useRef<DragSession | null>(null);
  const lastStepAt = useRef(0);
  const isMounted = useRef(false);
  // Several steps can come between two renders.
  const at = useRef(made);
  at.current = moved ?? made;

  // A new card or a rejection: back to the card's placement.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each card, and each way back to it, ends a movement
  useEffect(() => {
    // On the first run this would undo a key pressed before the effect.
    if (!isMounted.current) {
      isMounted.current = true;
      return;
    }
    if (refused) setStop(null);
    if (session.current) session.current.hasNewCard = true;
    else setMoved(null);
  }, [cropSource, cardAdjust, refused]);

  if (!made) return null;
  const here = () => at.current ?? made;
  const pushUndo = (left = here()) => onLeave(adjustOf(left));
  const show = (to: Placement) => {
    at.current = to;
    setMoved(to);
  };
  const goTo = (to: Placement) => {
    show(to);
    onAdjust(adjustOf(to));
  };
  /** @param moved what was stopped; null for a line, which a larger photo does not help */
  const showStop = (by: AdjustmentLimit | null, moved: Move | null, typedIn: LengthName | null = null) =>
    setStop(by && { by, canEnlarge: moved !== null && canEnlarge(cropSource, here(), moved), typedIn });
  /** Steps in quick succession are one undo step; a step at a limit is none. */
  const step = (to: Placement | null) => {
    if (!to || isSameJson(adjustOf(to), adjustOf(here()))) return;
    const now = performance.now();
    if (now - lastStepAt.current > undoGroupMs) pushUndo();
    lastStepAt.current = now;
    goTo(to);
  };
  const goBackTo = (adjust: CropAdjustment | null) => {
    const to = placementOf(cropSource, adjust);
    setStop(null);
    if (to) goTo(to);
  };
  return {
    placement: here(),
    lines: (linePlacement ?? here()).lines,
    lengths:
      moved || linePlacement
        ? lengthsAtStop(
            carriedLengths(cropSource, { placement: made, lengths }, here(), (linePlacement ?? here()).lines),
            stop,
            cropSource,
          )
        : lengths,
    stop,
    isSettled: moved === null && linePlacement === null,
    canUndo: before.length > 0,
    startDrag: (goesOn) => {
      session.current = { from: here(), linePlacement: null, isPending: onDragStart(), hasNewCard: false };
      if (!goesOn) setStop(null);
    },
    drag: (by) => {
      if (!session.current) return;
      const { placement, stop: stoppedBy } = move(cropSource, session.current.from, by);
      show(placement);
      showStop(stoppedBy, by);
    },
    dragLine: (line, toMm) => {
      if (!session.current) return;
      const { placement, stop: stoppedBy } = moveGuideLine(cropSource, session.current.from, line, toMm);
      if (placement) {
        session.current.linePlacement = placement;
        setLinePlacement(placement);
      }
      showStop(stoppedBy, null);
    },
    endDrag: () => {
      const ended = session.current;
      session.current = null;
      if (!ended) return;
      if (ended.linePlacement) {
        setLinePlacement(null);
        show(ended.linePlacement);
      }
      const hasMoved = here() !== ended.from;
      if (hasMoved) pushUndo(ended.from);
      if (hasMoved || ended.isPending) onAdjust(adjustOf(here()));
      else if (ended.hasNewCard) setMoved(null);
    },
    nudgeLine: (line, toMm) => {
      const { placement, stop: stoppedBy } = moveGuideLine(cropSource, here(), line, toMm);
      step(placement);
      showStop(stoppedBy, null);
    },
    nudge: (by, typedIn) => {
      const { placement, stop: stoppedBy } = move(cropSource, here(), by);
      step(placement);
      showStop(stoppedBy, by, typedIn);
    },
    undo: () => {
      const last = before.at(-1);
      if (last === undefined) return;
      onUndo();
      goBackTo(last);
    },
    reset: () => {
      pushUndo();
      goBackTo(null);
    },
  };
}
