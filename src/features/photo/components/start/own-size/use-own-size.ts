import { useState } from "react";
import { generalSizesCode } from "../../../../../../contract/codes";
import type { OwnSizeField } from "../../../../../../contract/document/own-size";
import { useAppDispatch, useAppSelector } from "../../../../../store/hooks";
import { chooseCountry } from "../../../documents/choose-document";
import { chooseOwnSize, leaveOwnSize } from "../../../documents/choose-own-size";
import { selectChoices } from "../../../state/selectors";
import {
  emptySize,
  type FieldFault,
  inUnit,
  readOwnSize,
  type TypedSize,
  type TypedUnit,
  typedOf,
} from "./read-own-size";

/** A point for the decimals, which every reading of the field takes. */
const write = (value: number) => String(Math.round(value * 100) / 100);

/** The fields that say how long something is in another unit. */
const isOfLength = (field: string): boolean => ["width", "height", "dpi"].includes(field);

/**
 * The card of a size of one's own. What is typed is chosen as soon as it can be made, and nothing is while it cannot; the
 * words stay in the fields either way.
 * @param asked the visitor wants to go on: every fault is told
 */
export const useOwnSize = (asked: boolean) => {
  const dispatch = useAppDispatch();
  const { ownSize, background, urlPath, countryCode } = useAppSelector(selectChoices);
  const [isWanted, setIsWanted] = useState(false);
  const [kept, setKept] = useState<TypedSize | null>(null);
  /** As it was typed, while only its unit has been changed since: every unit is counted from it, and none drifts. */
  const [source, setSource] = useState<TypedSize | null>(null);
  const [left, setLeft] = useState<readonly OwnSizeField[]>([]);
  const typed = kept ?? (ownSize ? typedOf(ownSize, background, write) : emptySize);
  const { faults } = readOwnSize(typed);

  const choose = (next: TypedSize) => dispatch(chooseOwnSize(readOwnSize(next).size, next.background));
  const keep = (next: TypedSize) => {
    // Stays open while what is typed is no size yet: it may have been open by the kept size alone.
    setIsWanted(true);
    setKept(next);
    choose(next);
  };
  return {
    isOpen: Boolean(ownSize) || (isWanted && urlPath === null),
    typed,
    faultOf: (field: OwnSizeField): FieldFault | null => {
      const isTold = asked || (left.includes(field) && typed[field].trim() !== "");
      return (isTold && faults[field]) || null;
    },
    type: (change: Partial<TypedSize>) => {
      if (Object.keys(change).some(isOfLength)) setSource(null);
      keep({ ...typed, ...change });
    },
    changeUnit: (unit: TypedUnit) => {
      const from = source ?? typed;
      const { width, height } = inUnit(from, unit);
      const isMeantSo = width === from.width && height === from.height;
      setSource(isMeantSo ? { ...from, unit } : from);
      keep({ ...typed, unit, width, height });
    },
    leave: (field: OwnSizeField) => setLeft((before) => [...before, field]),
    open: () => {
      setIsWanted(true);
      if (countryCode === null) dispatch(chooseCountry(generalSizesCode));
      choose(typed);
    },
    close: () => {
      setIsWanted(false);
      setKept(typed);
      dispatch(leaveOwnSize());
    },
    /** Another way to a document was taken. */
    leaveOpen: () => setIsWanted(false),
  };
};

export type OwnSizeForm = ReturnType<typeof useOwnSize>;
