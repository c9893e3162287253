import type { CardFiles } from "../../contract/card/card-of-outcome";

/** Example names and URLs of files, in the format of the server. */
export const id = (digit: string) => digit.repeat(32);
export const fileName = `${id("a")}.jpg`;
export const urlOf = (name: string) =>
  `/v5/image/file/${name}?expires=1795353600000&signature=${"0123456789abcdef".repeat(4)}`;
export const fileOf = (name: string) => ({ fileName: name, url: urlOf(name) });

/** @internal */
export const cardFiles: CardFiles = {
  digital: fileOf(`${id("b")}.jpg`),
  printout: { ...fileOf(`${id("c")}.jpg`), pdfUrl: urlOf(`${id("d")}.pdf`) },
  preview: fileOf(`${id("e")}.jpg`),
  cropSource: fileOf(`${id("f")}.jpg`),
};
