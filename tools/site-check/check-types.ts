import { readFileSync } from "node:fs";
import { builtTypesFile, typesFile } from "../../src/gatsby/query-types";
import type { Fault } from "./fault";

/** Checks that the types that pages were compiled with equal those of the build's schema and queries. */
export function checkTypes(types = typesFile, built = builtTypesFile): Fault[] {
  const [known, made] = [types, built].map((file) => readFileSync(file, "utf8"));
  if (known === made) return [];
  return [
    {
      check: "types",
      path: types,
      what: `is not what schema and queries give: cp ${built} ${types}, then npm run types`,
    },
  ];
}
