import { createElement } from "react";
import * as runtime from "react/jsx-runtime";
import { renderToStaticMarkup } from "react-dom/server";
import { ContentError, type Fault } from "../faults/content-error";
import { articleComponents, type ComponentContext } from "./article-components";
import type { ArticleText } from "./article-files";
import { BodyCache } from "./body-cache";
import { inPlainWords } from "./parser-words";
import type { References } from "./references";
import type { TreeNode } from "./tree/article-tree";
import { checkArticleTree, type TreeFault } from "./tree/check-article-tree";
import { checkFinishedTree } from "./tree/check-finished-tree";
import { finishArticleTree, finishingPlugins, type TocEntry } from "./tree/finish-article-tree";

export interface CompiledArticle {
  html: string;
  /** Second-level headings. */
  toc: TocEntry[];
}

/** Valid targets of references in a body. */
export interface BodySurroundings {
  references: References;
  staticDir: string;
}

export interface CompileContext extends ComponentContext, BodySurroundings {}

type Mdx = typeof import("@mdx-js/mdx");
type ArticleBody = Pick<ArticleText<unknown>, "code" | "file" | "body" | "bodyLine" | "format">;

/** A parsed and checked body; what depends on the page's language is in its components. */
interface ReadBody {
  Body: ReturnType<Mdx["evaluateSync"]>["default"];
  toc: TocEntry[];
}

/**
 * Compiles the body of an article to HTML at build time, so that pages need no script to show it and no extra weight.
 * @throws ContentError with file, line and fix if the text does not parse or has invalid references
 */
export type CompileArticle = (article: ArticleBody, context: CompileContext) => CompiledArticle;

const bodies = new BodyCache<ReadBody>();

/** For a process that compiles the same texts many times. */
export const keepAllBodies = (): void => bodies.keepAll();

/** MDX is published as ES modules only, which this program, compiled to CommonJS, must import dynamically. */
export async function loadCompileArticle(): Promise<CompileArticle> {
  const { evaluateSync } = await import("@mdx-js/mdx");
  return (article, context) => {
    const { Body, toc } = bodies.get(article, context.references, () =>
      readBody(evaluateSync, article, context),
    );
    return {
      // The page around it counts ids of its own.
      html: renderToStaticMarkup(createElement(Body, { components: articleComponents(context) }), {
        identifierPrefix: "article-",
      }),
      toc,
    };
  };
}

function readBody(
  evaluateSync: Mdx["evaluateSync"],
  { file, body, bodyLine, format }: ArticleBody,
  { references, staticDir }: BodySurroundings,
): ReadBody {
  const faults: Fault[] = [];
  const say = (line: number | null, problem: string, fix: string) =>
    faults.push({ file, line: line === null ? null : line + bodyLine - 1, field: "", problem, fix });
  let toc: TocEntry[] = [];

  const stopAt = (found: TreeFault[]) => {
    for (const { line, problem, fix } of found) say(line, problem, fix);
    // Expected: it stops the parser before an invalid reference is evaluated.
    if (faults.length > 0) throw new ContentError(faults);
  };
  const check = () => (tree: unknown) => stopAt(checkArticleTree(tree as TreeNode, references));
  const finish = () => (tree: unknown) => {
    stopAt(checkFinishedTree(tree as TreeNode, staticDir));
    toc = finishArticleTree(tree as TreeNode, staticDir);
  };

  try {
    const { default: Body } = evaluateSync(body, {
      ...runtime,
      format,
      remarkPlugins: [check],
      rehypePlugins: [...finishingPlugins, finish] as never,
    });
    return { Body, toc };
  } catch (error) {
    if (error instanceof ContentError) throw error;
    const { reason, line } = error as { reason?: string; line?: number };
    if (reason === undefined) throw error;
    const { problem, fix } = inPlainWords(reason);
    say(line ?? placeIn(reason), `the text cannot be read: ${problem}.`, fix);
    throw new ContentError(faults);
  }
}

/** "Expected a closing tag for `<Step>` (3:1-3:21)" contains its position only as text. */
const placeIn = (reason: string): number | null => Number(/\((\d+):\d+/.exec(reason)?.[1]) || null;
