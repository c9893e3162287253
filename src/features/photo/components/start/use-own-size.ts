import { useState } from "react";
import { generalSizesCode } from "../../../../../contract/codes";
import type { OwnSizeField } from "../../../../../contract/own-size";
import { useAppDispatch, useAppSelector } from "../../../../store/hooks";
import { chooseCountry } from "../../choose-document";
import { chooseOwnSize, leaveOwnSize } from "../../choose-own-size";
import { selectChoices } from "../../photo-slice";
import { emptySize, type FieldFault, readOwnSize, type TypedSize, typedOf } from "./read-own-size";

/** A point for the decimals, which every reading of the field takes. */
const write = (value: number) => String(Math.round(value * 100) / 100);

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
  const [left, setLeft] = useState<readonly OwnSizeField[]>([]);
  const typed = kept ?? (ownSize ? typedOf(ownSize, background, write) : emptySize);
  const { faults } = readOwnSize(typed);

  const choose = (next: TypedSize) => dispatch(chooseOwnSize(readOwnSize(next).size, next.background));
  return {
    isOpen: Boolean(ownSize) || (isWanted && urlPath === null),
    typed,
    faultOf: (field: OwnSizeField): FieldFault | null => {
      const isTold = asked || (left.includes(field) && typed[field].trim() !== "");
      return (isTold && faults[field]) || null;
    },
    type: (change: Partial<TypedSize>) => {
      const next = { ...typed, ...change };
      setKept(next);
      choose(next);
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
