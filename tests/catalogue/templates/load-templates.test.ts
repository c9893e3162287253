import { join } from "node:path";
import { expect, it } from "@jest/globals";
import { ContentError, faultLine } from "../../../catalogue/faults/content-error";
import { loadTemplates, templateTextFaults } from "../../../catalogue/templates/load-templates";
import { contentFolder, goodTemplate, templateFile } from "../content-folder";

const dirOf = (files: Record<string, string>) => join(contentFolder(files), "content/templates");
const french = (entry = goodTemplate) =>
  templateFile(entry.replace("de-passport", "fr-passport")).replace("DE", "FR");

it("takes all entries of all files in their order, each with its country", () => {
  const second = goodTemplate.replace("de-passport", "de-visa");
  const dir = dirOf({
    "content/templates/fr.yaml": french(),
    "content/templates/de.yaml": templateFile(goodTemplate, second),
  });
  expect(loadTemplates(dir).map(({ urlPath, country }) => [urlPath, country])).toEqual([
    ["de-passport", "DE"],
    ["de-visa", "DE"],
    ["fr-passport", "FR"],
  ]);
});

it("tells the faults of all files at once, each with its place", () => {
  const dir = dirOf({
    "content/templates/de.yaml": templateFile(goodTemplate, goodTemplate).replace(
      "online: true",
      "online: yes",
    ),
    "content/templates/fr.yaml": french(goodTemplate.replace("min: 32", "min: 38")),
    "content/templates/it.yaml": french().replace("fr-", "it-"),
    "content/templates/notes.txt": "",
  });
  let error: unknown;
  try {
    loadTemplates(dir);
  } catch (thrown) {
    error = thrown;
  }
  expect(error).toBeInstanceOf(ContentError);
  const said = (error as ContentError).faults.map((fault) =>
    faultLine({ ...fault, file: fault.file.replace(/^.*\//, "") }),
  );
  expect(said).toEqual([
    'de.yaml:15 de-passport, templates[0].online: "yes" is not of the right kind. Write a value of the kind "boolean".',
    "fr.yaml:10 fr-passport, head.min: it is above head.max. Swap the two.",
    "it.yaml:1 country: the file is called it.yaml but its country is FR. Call it fr.yaml or correct the country.",
    "notes.txt: only .yaml files belong here. Move it elsewhere.",
  ]);
});

it("judges a text before it is written", () => {
  expect(templateTextFaults(templateFile(goodTemplate), "content/templates/de.yaml")).toEqual([]);
  const faults = templateTextFaults(
    templateFile(goodTemplate.replace("height: 45", "height: 450")),
    "content/templates/fr.yaml",
  );
  expect(faults.map(faultLine)).toEqual([
    "content/templates/fr.yaml:1 country: the file is called fr.yaml but its country is DE. Call it de.yaml or correct the country.",
    "content/templates/fr.yaml:5 de-passport, width: the photo (35x450 mm) is no size of a document photo. Check width, height, unit and dpi.",
  ]);
});
