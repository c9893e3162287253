import { createElement } from "react";
import * as runtime from "react/jsx-runtime";
import { renderToStaticMarkup } from "react-dom/server";
import { articleComponents, type ComponentContext } from "./article-components";
import type { ArticleText } from "./article-files";
import type { TreeNode } from "./article-tree";
import { checkArticleTree } from "./check-article-tree";
import { ContentError, type Fault } from "./content-error";
import { finishArticleTree, type TocEntry } from "./finish-article-tree";
import type { References } from "./references";

export interface CompiledArticle {
  html: string;
  /** Second-level headings. */
  toc: TocEntry[];
}

export interface CompileContext extends ComponentContext {
  references: References;
  staticDir: string;
}

type EvaluateSync = typeof import("@mdx-js/mdx").evaluateSync;
type ArticleBody = Pick<ArticleText<unknown>, "file" | "body" | "bodyLine" | "format">;

/**
 * Turns the body of one article into plain HTML. One compiler for everything that people write, so that a
 * page needs no script to show it and its weight does not depend on how it was written.
 *
 * @throws ContentError with file, line and fix when the text does not parse or refers to what is not there.
 */
export type CompileArticle = (article: ArticleBody, context: CompileContext) => CompiledArticle;

/** MDX comes as ECMAScript modules only, which this program, CommonJS once compiled, can only import late. */
export async function loadCompileArticle(): Promise<CompileArticle> {
  const { evaluateSync } = await import("@mdx-js/mdx");
  return (article, context) => compileArticle(evaluateSync, article, context);
}

function compileArticle(
  evaluateSync: EvaluateSync,
  { file, body, bodyLine, format }: ArticleBody,
  context: CompileContext,
): CompiledArticle {
  const faults: Fault[] = [];
  const say = (line: number | null, problem: string, fix: string) =>
    faults.push({ file, line: line === null ? null : line + bodyLine - 1, field: "", problem, fix });
  let toc: TocEntry[] = [];

  const check = () => (tree: unknown) => {
    for (const fault of checkArticleTree(tree as TreeNode, context.references))
      say(fault.line, fault.problem, fault.fix);
    // Not an error of the program: it stops the parser before a dead reference is looked up.
    if (faults.length > 0) throw new ContentError(faults);
  };
  const finish = () => (tree: unknown) => {
    toc = finishArticleTree(tree as TreeNode, context.linkCode, context.staticDir);
  };

  try {
    const { default: Body } = evaluateSync(body, {
      ...runtime,
      format,
      remarkPlugins: [check],
      rehypePlugins: [finish],
    });
    const html = renderToStaticMarkup(createElement(Body, { components: articleComponents(context) }));
    return { html, toc };
  } catch (error) {
    if (error instanceof ContentError) throw error;
    const { reason, line } = error as { reason?: string; line?: number };
    if (reason === undefined) throw error;
    say(line ?? placeIn(reason), `the text cannot be read: ${withoutPlaces(reason)}.`, fixFor(reason));
    throw new ContentError(faults);
  }
}

/** "Expected a closing tag for `<Step>` (3:1-3:21)" has its place only in words. */
const placeIn = (reason: string): number | null => Number(/\((\d+):\d+/.exec(reason)?.[1]) || null;

/** The parser counts lines from the body's first one; our own line number is the right one. */
const withoutPlaces = (reason: string) => reason.replace(/\s*\(\d+:\d+(-\d+:\d+)?\)/g, "").replace(/\.$/, "");

function fixFor(reason: string): string {
  const unclosed = /closing tag (?:for )?`<\/?(\w+)>?`/.exec(reason)?.[1];
  if (unclosed !== undefined)
    return `Close it with </${unclosed}>, on a line of its own with an empty line before.`;
  if (reason.includes("expression")) return "Write \\{ for a curly brace.";
  if (reason.includes("Unexpected character"))
    return "Write \\< for a smaller-than sign; check the quotation marks.";
  return "Compare with a neighbouring article.";
}
