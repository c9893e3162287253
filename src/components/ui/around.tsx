import type { ReactNode } from "react";

/** Stands in a sentence where its one element will be; no text has it. */
const place = "\ufffc";

interface AroundProps {
  /** Writes the sentence with this word in it. */
  sentence: (place: string) => string;
  children: ReactNode;
}

/** A translated sentence around one element. `Trans` reads markup of any kind, in 3 kB of script. */
export const Around = ({ sentence, children }: AroundProps) => {
  const [before, after] = sentence(place).split(place);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
};
