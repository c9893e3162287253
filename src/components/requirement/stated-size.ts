import { isSizeOpen, isUncroppedFile } from "../../../contract/document/handed-in";
import type { Template } from "../../../contract/document/template";
import { type DigitalRule, digitalLines, isLeastSize, type ValueLine } from "./digital-lines";
import { ownSize } from "./size-numbers";

type Sized = Pick<Template, "width" | "height" | "unit" | "dpi" | "printable"> & {
  editPolicy: Pick<Template["editPolicy"], "geometry">;
  digital: DigitalRule | null;
  workingSize?: boolean;
};

type Write = (key: ValueLine["key"], values: Record<string, string | number>) => string;

/**
 * The size as its sources state it, in the authority's unit: of a file that is not cropped the least one, or, where no
 * source states one, what is known of the file.
 */
export function statedSize(write: Write, template: Sized, bcp47: string): string {
  const { digital, width, height } = template;
  if (digital && isSizeOpen(template)) {
    const [line] = digitalLines(digital, bcp47);
    if (line) return write(line.key, line.values);
  }
  return isUncroppedFile(template) && isLeastSize(template, digital)
    ? write("value.pixelMin", { width, height })
    : ownSize(template, bcp47);
}
