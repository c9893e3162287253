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

/** With a decimal point, which every locale's parser accepts. */
const write = (value: number) => String(Math.round(value * 100) / 100);

/** Fields whose change invalidates the unit conversion. */
const isOfLength = (field: string): boolean => ["width", "height", "dpi"].includes(field);

/**
 * The card of a size of one's own. What is typed is chosen as soon as it can be made, and nothing is while it cannot; the
 * words stay in the fields either way.
 * @param isSubmitted the visitor wants to go on: every fault is told
 * @param isReplaced a document is about to be chosen instead of the size of the last visit
 */
export function useOwnSize(isSubmitted: boolean, isReplaced: boolean) {
  const dispatch = useAppDispatch();
  const { ownSize, background, urlPath, countryCode } = useAppSelector(selectChoices);
  const [isOpened, setIsOpened] = useState(false);
  const [draft, setDraft] = useState<TypedSize | null>(null);
  /** The values before the unit was changed: conversions start from these, to avoid rounding drift. */
  const [unitSource, setUnitSource] = useState<TypedSize | null>(null);
  const [visited, setVisited] = useState<readonly OwnSizeField[]>([]);
  const typed = draft ?? (ownSize ? typedOf(ownSize, background, write) : emptySize);
  const { faults } = readOwnSize(typed);

  const choose = (next: TypedSize) => dispatch(chooseOwnSize(readOwnSize(next).size, next.background));
  const update = (next: TypedSize) => {
    // Keep the card open while the typed size is invalid; it may have been open only because of the stored one.
    setIsOpened(true);
    setDraft(next);
    choose(next);
  };
  return {
    isOpen: (Boolean(ownSize) && !isReplaced) || (isOpened && urlPath === null),
    typed,
    faultOf: (field: OwnSizeField): FieldFault | null => {
      const showsFault = isSubmitted || (visited.includes(field) && typed[field].trim() !== "");
      return (showsFault && faults[field]) || null;
    },
    type: (change: Partial<TypedSize>) => {
      if (Object.keys(change).some(isOfLength)) setUnitSource(null);
      update({ ...typed, ...change });
    },
    changeUnit: (unit: TypedUnit) => {
      const from = unitSource ?? typed;
      const { width, height } = inUnit(from, unit);
      const isUnchanged = width === from.width && height === from.height;
      setUnitSource(isUnchanged ? { ...from, unit } : from);
      update({ ...typed, unit, width, height });
    },
    leave: (field: OwnSizeField) => setVisited((before) => [...before, field]),
    open: () => {
      setIsOpened(true);
      if (countryCode === null) dispatch(chooseCountry(generalSizesCode));
      choose(typed);
    },
    close: () => {
      setIsOpened(false);
      setDraft(typed);
      dispatch(leaveOwnSize());
    },
    /** A document was chosen instead. */
    leaveOpen: () => setIsOpened(false),
  };
}

export type OwnSizeForm = ReturnType<typeof useOwnSize>;
