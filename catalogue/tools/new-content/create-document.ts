import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { documentKinds } from "../../../contract/document/template";
import { suggestion } from "../../../photo/core/nearest-word";
import { countryNames } from "../../templates/country-name";
import { readAllTemplates } from "../../templates/load-templates";
import { demandCountryCode } from "./country-code";

export interface NewDocument {
  country?: string;
  document?: string;
  slug?: string;
}

/**
 * Adds a document to the file of its country, creating the file if necessary.
 * @returns the path of the file
 * @throws Error with a reason and a suggestion, before anything is written
 */
export function createDocument(contentDir: string, wanted: NewDocument, today: string): string {
  const country = wanted.country?.toUpperCase() ?? "";
  if (country === "") throw new Error("A document needs its country: --country pt");
  demandCountryCode(wanted.country);
  const name = countryNames("en", "General sizes", {})(country);
  // "ZZ" is CLDR's name for no country.
  if (name === country || country === "ZZ")
    throw new Error(`There is no country "${country}". Write its two letters of ISO 3166-1.`);
  const kind = documentKinds.find((known) => known === wanted.document);
  if (!kind)
    throw new Error(
      wanted.document === undefined
        ? `Say which it is: --document ${documentKinds.join(" | ")}`
        : `There is no document "${wanted.document}". ${suggestion(wanted.document, documentKinds)}`,
    );
  const urlPath = wanted.slug ?? `${country.toLowerCase()}-${kind}`;
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(urlPath))
    throw new Error(`"${urlPath}" cannot be an address. Use lower-case letters, digits and single hyphens.`);
  const { records } = readAllTemplates(join(contentDir, "templates"));
  if (records.some((record) => record.urlPath === urlPath))
    throw new Error(`There is a document ${urlPath} already. Name another: --slug ${urlPath}-2`);
  const path = join(contentDir, "templates", `${country.toLowerCase()}.yaml`);
  const entry = skeleton(urlPath, kind, today.slice(0, 7));
  if (!existsSync(path)) writeFileSync(path, `${fileHead(name, country)}${entry}`);
  else appendFileSync(path, `${readFileSync(path, "utf8").endsWith("\n") ? "" : "\n"}\n${entry}`);
  return path;
}

/** The beginning of a new file in content/templates/. */
export const fileHead = (
  name: string,
  country: string,
) => `# yaml-language-server: $schema=../schemas/document.schema.json
# ${name}. Lengths in millimetres unless "unit" says otherwise; content/README.md explains each field.
# null: no source we read states it.
country: ${country}
templates:
`;

/** The most common size, without invented facts: a draft with TODOs for the writer. */
const skeleton = (urlPath: string, kind: string, month: string) => `  - urlPath: ${urlPath}
    draft: true
    document: ${kind}
    # TODO: the size that the source states
    width: 35
    height: 45
    unit: mm
    dpi: 300
    background: { name: white, colours: ["#ffffff"] }
    head: null
    eyeLine: null
    topMargin: null
    digital: null
    colour: colour
    online: false
    printable: true
    glasses: null
    headCovering: null
    editPolicy:
      background: unknown
      retouch: unknown
      geometry: unknown
      statement: null
      confidence: null
      sources: []
    notes: []
    sources:
      - name: "TODO: authority and page"
        url: https://TODO/page
        seen: null
        kind: authority
    compiledAt: ${month}
    verifiedAt: null
`;
