import type { Content } from "../../catalogue/content";
import { suggestion } from "../../catalogue/faults/nearest-word";
import type { BackgroundChoice, PhotoRule } from "../../photo/core/types";
import { WrongCommand } from "./read-command";

const documentsOf = (content: Content) =>
  content
    .countryGroups("en")
    .data.flatMap(({ countryName, aliases, templateList }) =>
      templateList.map(({ urlPath, name }) => ({ urlPath, name: `${countryName}: ${name}`, aliases })),
    );

/** One line for each document whose id, name or country has every word: "us-visa  United States: Visa". */
export function documentLines(content: Content, words: string[]): string[] {
  const wanted = words.map((word) => word.toLowerCase());
  return documentsOf(content)
    .filter(({ urlPath, name, aliases }) => {
      const text = [urlPath, name, ...aliases].join(" ").toLowerCase();
      return wanted.every((word) => text.includes(word));
    })
    .map(({ urlPath, name }) => `${urlPath.padEnd(28)} ${name}`);
}

/** @throws WrongCommand when there is no such document */
export function findRule(content: Content, urlPath: string, isChild = false): PhotoRule {
  const rule = content.photoRule(urlPath, isChild);
  if (rule) return rule;
  const near = suggestion(
    urlPath,
    documentsOf(content).map((document) => document.urlPath),
  );
  throw new WrongCommand(`There is no template "${urlPath}". ${near} --list shows all.`);
}

/** @throws WrongCommand when it is neither "auto" nor "keep" nor a colour of the document */
export function findBackground(rule: PhotoRule, word: string): BackgroundChoice {
  if (word === "auto" || word === "keep") return word;
  const colour = rule.backgrounds.find((allowed) => allowed.toLowerCase() === word.toLowerCase());
  if (colour) return colour as BackgroundChoice;
  throw new WrongCommand(
    `--background is auto, keep or one of ${rule.urlPath}'s colours (${rule.backgrounds.join(", ")}), not "${word}".`,
  );
}
