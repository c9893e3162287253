/** "35x45" in a query or in the words of a document; sizes in pixels and inches do not match by chance. */
const lengthsOf = (text: string) => [...text.matchAll(/\b(\d\d+(?:\.\d+)?)x(\d\d+(?:\.\d+)?)\b/g)];

/** "51x51" for 50.8 x 50.8 mm: rounded, but never to the next millimetre. */
export function hasNearSize(text: string, word: string): boolean {
  const [wanted] = lengthsOf(word);
  return (
    wanted?.[0] === word &&
    lengthsOf(text).some((size) => [1, 2].every((side) => Math.abs(+size[side]! - +wanted[side]!) < 1))
  );
}
