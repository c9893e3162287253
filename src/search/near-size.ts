/** "35x45" in one word or in the words of a document; of pixels and inches nothing is so long by chance. */
const lengthsOf = (text: string) => [...text.matchAll(/\b(\d\d+(?:\.\d+)?)x(\d\d+(?:\.\d+)?)\b/g)];

/** "51x51" for 50.8 x 50.8 mm: rounded, but never the size of the next whole millimetre. */
export const hasNearSize = (text: string, word: string): boolean => {
  const [wanted] = lengthsOf(word);
  return (
    wanted?.[0] === word &&
    lengthsOf(text).some((size) => [1, 2].every((side) => Math.abs(+size[side]! - +wanted[side]!) < 1))
  );
};
