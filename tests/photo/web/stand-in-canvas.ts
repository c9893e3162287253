/** An `OffscreenCanvas` that gives back `read` of the pixels that were drawn on it, one rectangle each. */
export const standInCanvas = (read: (drawn: number[]) => number[] = (drawn) => drawn) =>
  class {
    convertToBlob() {}
    getContext() {
      const drawn: number[] = [];
      const context = {
        fillStyle: "",
        fillRect: () => void drawn.push(...context.fillStyle.match(/\d+/g)!.map(Number), 255),
        getImageData: () => ({ data: Uint8ClampedArray.from(read(drawn)) }),
      };
      return context;
    }
  };
