import type { ReactNode } from "react";

/** Placeholder for the element; does not occur in texts. */
const place = "\ufffc";

interface AroundProps {
  /** Writes the sentence with the placeholder. */
  sentence: (place: string) => string;
  children: ReactNode;
}

/** A translated sentence around one element. `Trans` would parse markup of any kind, with 3 kB of script. */
export function Around({ sentence, children }: AroundProps) {
  const [before, after] = sentence(place).split(place);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}
