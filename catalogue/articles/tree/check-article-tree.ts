import { visit } from "unist-util-visit";
import { retention } from "../../../contract/retention";
import { suggestion } from "../../../photo/core/nearest-word";
import { suggestDocument } from "../../templates/suggest-document";
import { type FactField, factFields } from "../../templates/template-facts";
import { advicePicture } from "../advice-picture";
import type { References } from "../references";
import type { TreeNode } from "./article-tree";

export interface TreeFault {
  line: number | null;
  problem: string;
  fix: string;
}

interface Component {
  must: string[];
  may: string[];
  /** Has content. */
  holdsText?: true;
}

/** Components for writers, with their required and optional attributes. */
const components: Record<string, Component> = {
  DocumentFacts: { must: ["urlPath"], may: [] },
  Fact: { must: ["urlPath", "field"], may: [] },
  PhotoDiagram: { must: ["urlPath"], may: [] },
  Step: { must: ["title"], may: [], holdsText: true },
  Tip: { must: [], may: ["title"], holdsText: true },
  Warning: { must: [], may: ["title"], holdsText: true },
  Compare: { must: ["good", "bad"], may: ["picture", "goodPicture"] },
  SupportEmail: { must: [], may: [] },
  Controller: { must: [], may: [] },
  LegalBasis: { must: [], may: [] },
  Retention: { must: ["of"], may: [] },
  br: { must: [], may: [] },
  bdi: { must: [], may: [] },
};

/** Shown in messages: `<Fact urlPath="…" field="…" />`, `<Tip> … </Tip>`. */
export const typedComponents: string[] = Object.entries(components).map(([name, { must, holdsText }]) => {
  const start = [name, ...must.map((key) => `${key}="…"`)].join(" ");
  return holdsText ? `<${start}> … </${name}>` : `<${start} />`;
});

/** Checks the parsed Markdown of an article: unknown components, dead links, pictures without alternative text. */
export function checkArticleTree(tree: TreeNode, references: References): TreeFault[] {
  const faults: TreeFault[] = [];
  visit(tree, (node: TreeNode) => {
    for (const [problem, fix] of faultsOf(node, references))
      faults.push({ line: node.position?.start.line ?? null, problem, fix });
  });
  return faults;
}

type Problem = [problem: string, fix: string];

const notShown = "HTML is not shown.";

function faultsOf(node: TreeNode, references: References): Problem[] {
  switch (node.type) {
    case "mdxjsEsm":
      return [["import and export have no place in an article.", "Remove the line."]];
    case "mdxFlowExpression":
    case "mdxTextExpression":
      return [
        ["curly braces mean program code here.", "Remove them, or write \\{ for the character itself."],
      ];
    case "html":
      return [[notShown, "Write it in Markdown, or as a component in an .mdx file."]];
    case "heading":
      return node.depth === 1
        ? [["the title of the page is its only first-level heading.", "Begin headings with ## instead of #."]]
        : [];
    case "paragraph":
      return paragraphFaults(node.children?.[0]?.value ?? "");
    case "link":
      return linkFaults(node.url ?? "", references);
    case "image":
      return imageFaults(node, references);
    case "mdxJsxFlowElement":
    case "mdxJsxTextElement":
      return componentFaults(node, references);
    default:
      return [];
  }
}

function paragraphFaults(beginning: string): Problem[] {
  if (beginning.startsWith("|"))
    return [["tables are not supported.", "Write a list, or use <DocumentFacts />."]];
  if (/^#{2,6}[^\s#]/.test(beginning))
    return [["a heading needs a blank after its signs.", "Write ## Heading instead of ##Heading."]];
  return [];
}

function linkFaults(url: string, { pages, renamed, drafts }: References): Problem[] {
  if (/^(https:\/\/|mailto:|#)/.test(url)) return [];
  if (!url.startsWith("/"))
    return [[`the link "${url}" leads nowhere.`, "Begin it with / for this site or https:// for another."]];
  const page = url.replace(/[?#].*$/, "");
  if (pages.has(page)) return [];
  if (drafts.has(page)) return [[`${page} is a draft.`, "Publish it first, or remove the link."]];
  const now = renamed.get(page);
  return [[`there is no page ${page}.`, now ? `Write "${now}".` : suggestion(page, [...pages])]];
}

function imageFaults({ url = "", alt }: TreeNode, { hasStaticFile }: References): Problem[] {
  const faults: Problem[] = [];
  if (!url.startsWith("/images/") || !hasStaticFile(url))
    faults.push([`there is no picture ${url}.`, "Put it into static/images and write /images/name.webp."]);
  if (!alt?.trim())
    faults.push(["the picture has no words for people who cannot see it.", "Write ![what it shows](…)."]);
  return faults;
}

function componentFaults(node: TreeNode, { urlPaths, statesFact, hasStaticFile }: References): Problem[] {
  const name = node.name ?? "";
  const component = components[name];
  if (!component && /^[a-z]/.test(name)) return [[notShown, "Write it in Markdown."]];
  if (!component) return [[`there is no component <${name}>.`, suggestion(name, Object.keys(components))]];
  const known = [...component.must, ...component.may];
  const given = new Map((node.attributes ?? []).map(({ name = "", value }) => [name, value]));
  const urlPath = String(given.get("urlPath"));
  const faults: Problem[] = [];
  for (const key of component.must)
    if (!given.has(key)) faults.push([`<${name}> lacks ${key}.`, `Write <${name} ${key}="…">.`]);
  for (const [key, value] of given) {
    if (!known.includes(key)) faults.push([`<${name}> has no ${key}.`, suggestion(key, known)]);
    else if (typeof value !== "string" || value === "")
      faults.push([`${key} of <${name}> must be a text.`, `Write ${key}="…" with plain quotation marks.`]);
    else if (key === "urlPath" && !urlPaths.has(value))
      faults.push([`there is no document "${value}".`, suggestDocument(value, urlPaths)]);
    else if (key === "field" && !isFactField(value))
      faults.push([`<Fact> knows no field "${value}".`, suggestion(value, factFields)]);
    else if (isFactField(value) && key === "field" && urlPaths.has(urlPath) && !statesFact(urlPath, value))
      faults.push([
        `"${urlPath}" states no ${value}, so the sentence has no value to show.`,
        "Say it without the number, or name a document that states one.",
      ]);
    else if (/^(picture|goodPicture)$/.test(key) && !hasStaticFile(advicePicture(value)))
      faults.push([
        `there is no picture ${advicePicture(value)}.`,
        "Write the name of a picture in static/images/advice, without .webp.",
      ]);
    else if (key === "of" && !Object.hasOwn(retention, value))
      faults.push([`<Retention> knows no "${value}".`, suggestion(value, Object.keys(retention))]);
  }
  return faults;
}

const isFactField = (word: string): word is FactField => factFields.some((field) => field === word);
