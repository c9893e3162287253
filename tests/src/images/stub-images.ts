import { stubGlobal } from "../../for-this-test";

/** Images whose loading `loads` decides, by address and number of tries; gives the addresses tried. */
export function stubImages(loads: (src: string, count: number) => boolean): string[] {
  const tried: string[] = [];
  class FakeImage {
    onload = () => {};
    onerror = () => {};
    width = 1;
    #src = "";
    get src() {
      return this.#src;
    }
    set src(src: string) {
      this.#src = src;
      tried.push(src);
      const done = loads(src, tried.length) ? () => this.onload() : () => this.onerror();
      queueMicrotask(done);
    }
  }
  stubGlobal("Image", FakeImage);
  return tried;
}
