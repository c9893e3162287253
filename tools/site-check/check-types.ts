import { readFileSync } from "node:fs";
import { builtTypesFile, typesFile } from "../../src/query-types";
import type { Fault } from "./fault";

/** The types that pages were compiled with are those that the build's schema and queries give. */
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
