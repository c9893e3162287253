import type { Content } from "../../catalogue/content";
import { nearDocument } from "../../catalogue/templates/near-document";
import { holdsBoth } from "../../photo/core/sheet/mixed-sheet";
import type { SignatureRule } from "../../photo/core/signature/signature-file";
import {
  type BackgroundChoice,
  type Caption,
  type PaperName,
  type PhotoRule,
  paperNames,
} from "../../photo/core/types";
import { type ListCommand, WrongCommand } from "./read-command";

const documentsOf = (content: Content) =>
  content
    .countryGroups("en")
    .data.flatMap(({ countryName, aliases, templateList }) =>
      templateList.map(({ urlPath, name }) => ({ urlPath, name: `${countryName}: ${name}`, aliases })),
    );

/**
 * One line per document whose id, name or country contains every word: "us-visa United States: Visa", or as JSON.
 */
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

/** @throws WrongCommand for an unknown document */
export function findRule(content: Content, urlPath: string, isChild = false): PhotoRule {
  const rule = content.photoRule(urlPath, isChild);
  if (rule) return rule;
  const near = nearDocument(content, urlPath);
  throw new WrongCommand(
    `There is no template "${urlPath}". ${near ? `Did you mean "${near}"? ` : ""}--list shows all.`,
  );
}

/** @throws WrongCommand when there is no such document, or no signature for it is known */
export function findSignatureRule(content: Content, urlPath: string): SignatureRule {
  findRule(content, urlPath);
  const { signature } = content.templateDetail("en", urlPath)!.data;
  if (signature) return signature;
  const asking = content
    .countryGroups("en")
    .data.flatMap(({ templateList }) => templateList)
    .filter((template) => template.signature);
  throw new WrongCommand(
    `We know of no signature for ${urlPath}. Documents that ask for one: ${asking.map((template) => template.urlPath).join(", ")}.`,
  );
}

/**
 * The other document of a mixed sheet.
 * @throws WrongCommand if it is unknown, accepts no print, or the paper cannot hold both
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

/** @throws WrongCommand if it is neither "auto" nor "keep" nor a colour of the document */
export function findBackground(rule: PhotoRule, word: string): BackgroundChoice {
  if (word === "auto" || word === "keep") return word;
  const colour = rule.backgrounds.find((allowed) => allowed.toLowerCase() === word.toLowerCase());
  if (colour) return colour as BackgroundChoice;
  throw new WrongCommand(
    `--background is auto, keep or one of ${rule.urlPath}'s colours (${rule.backgrounds.join(", ")}), not "${word}".`,
  );
}

/** @throws WrongCommand for a caption of a document that asks for none */
export function findCaption({ urlPath, caption }: PhotoRule, typed: Caption | undefined) {
  if (typed && !caption)
    throw new WrongCommand(`${urlPath} asks for no name and date: leave --name and --date out.`);
  return typed;
}
