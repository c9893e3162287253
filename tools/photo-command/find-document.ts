import type { Content } from "../../catalogue/content";
import { suggestion } from "../../catalogue/faults/nearest-word";
import { holdsBoth } from "../../photo/core/sheet/mixed-sheet";
import { type BackgroundChoice, type PaperName, type PhotoRule, paperNames } from "../../photo/core/types";
import { type ListCommand, WrongCommand } from "./read-command";

const documentsOf = (content: Content) =>
  content
    .countryGroups("en")
    .data.flatMap(({ countryName, aliases, templateList }) =>
      templateList.map(({ urlPath, name }) => ({ urlPath, name: `${countryName}: ${name}`, aliases })),
    );

/** One line for each document whose id, name or country has every word: "us-visa  United States: Visa", or the same as JSON. */
export function documentLines(content: Content, { words, isJson }: Omit<ListCommand, "kind">): string[] {
  const wanted = words.map((word) => word.toLowerCase());
  return documentsOf(content)
    .filter(({ urlPath, name, aliases }) => {
      const text = [urlPath, name, ...aliases].join(" ").toLowerCase();
      return wanted.every((word) => text.includes(word));
    })
    .map(({ urlPath, name }) =>
      isJson ? JSON.stringify({ urlPath, name }) : `${urlPath.padEnd(28)} ${name}`,
    );
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

/**
 * The other document of a mixed sheet.
 *
 * @throws WrongCommand when there is none, when it takes no print, or when the paper does not hold both
 */
export function findOther(
  content: Content,
  urlPath: string,
  { own, paper, isChild }: { own: PhotoRule; paper: PaperName; isChild: boolean },
): PhotoRule {
  const rule = findRule(content, urlPath, isChild);
  if (!content.templateDetail("en", urlPath)!.data.printable)
    throw new WrongCommand(`${urlPath} takes no print: --also is a document that does.`);
  if (holdsBoth(paper, own, rule)) return rule;
  const larger = paperNames.filter((name) => holdsBoth(name, own, rule));
  const advice = larger.length > 0 ? `--paper ${larger.join(", ")} does.` : "No paper does.";
  throw new WrongCommand(`${paper} does not hold photos of both ${own.urlPath} and ${urlPath}. ${advice}`);
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
