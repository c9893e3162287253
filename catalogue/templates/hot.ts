import { Type } from "typebox";
import { ContentError } from "../faults/content-error";
import { suggestion } from "../faults/nearest-word";
import { readYaml } from "../faults/read-yaml";

const HotSchema = Type.Array(Type.String(), { minItems: 1 });

/** urlPaths of content/hot.yaml. @throws ContentError when one of them is no template. */
export function loadHot(path: string, urlPaths: ReadonlySet<string>): string[] {
  const { file, value, faults, lineOf } = readYaml(path, HotSchema);
  if (!value) throw new ContentError(faults);
  const unknown = value.flatMap((urlPath, index) =>
    urlPaths.has(urlPath)
      ? []
      : [
          {
            file,
            line: lineOf([index]),
            field: `[${index}]`,
            problem: `there is no document "${urlPath}".`,
            fix: suggestion(urlPath, [...urlPaths]),
          },
        ],
  );
  if (unknown.length > 0) throw new ContentError(unknown);
  return value;
}
