import { resolve } from "node:path";
import type { Page } from "gatsby";
import { generalSizesCode } from "../../../contract/codes";
import { defaultLanguage } from "../../../locales/languages";
import { paths } from "../../paths";
import { commonSizes, nearestSizes, photoSizes, type SizedDocument } from "../../units/photo-sizes";
import { localizedPages } from "../localized-page";
import type { NodesOfType } from "./content-node";

/** One page for each of the commonest sizes, in every language. */
export function sizePages(nodesOfType: NodesOfType): Page[] {
  const documents = nodesOfType<{ lang: string } & SizedDocument>("Template").filter(
    ({ lang }) => lang === defaultLanguage.code,
  );
  const sizes = photoSizes(documents);
  const common = commonSizes(sizes);
  return common.flatMap((size) =>
    localizedPages({
      path: paths.photoSize(size.id),
      component: resolve("src/templates/photo-size.tsx"),
      context: () => ({
        size,
        sizeText: size.sizeText,
        generalSizesCode,
        nearest: nearestSizes(size, sizes),
        common,
        middleware: ["valid-id"],
      }),
    }),
  );
}
