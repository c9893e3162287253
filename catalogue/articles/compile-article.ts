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
    if (found.length > 0) throw new ContentError(faults);
  };
  const check = () => (tree: unknown) => stopAt(checkArticleTree(tree as TreeNode, references));
  const finish = () => (tree: unknown) => {
    stopAt(checkFinishedTree(tree as TreeNode, staticDir));
    toc = finishArticleTree(tree as TreeNode, staticDir);
  };

  const Body = readLines(body.split("\n"), faults, say, (text) => {
    const { default: read } = evaluateSync(text, {
      ...runtime,
      format,
      remarkPlugins: [check],
      rehypePlugins: [...finishingPlugins, finish] as never,
    });
    return read;
  });
  if (Body === null || faults.length > 0)
    throw new ContentError(faults.sort((a, b) => (a.line ?? 0) - (b.line ?? 0)));
  return { Body, toc };
}

/** A line that was left out may have opened what is closed here. */
const mayFollowFromAnother = /closing slash|corresponding closing tag/;

/** Reads a text without the lines that the parser stops at, so that they hide no fault of the others. */
function readLines<T>(
  lines: string[],
  faults: readonly Fault[],
  say: (line: number | null, problem: string, fix: string) => void,
  read: (text: string) => T,
): T | null {
  for (;;)
    try {
      return read(lines.join("\n"));
    } catch (error) {
      if (error instanceof ContentError) return null;
      const { reason, line } = error as { reason?: string; line?: number };
      if (reason === undefined) throw error;
      const { problem, fix } = inPlainWords(reason);
      const opened = placeIn(reason);
      const place = line ?? opened;
      if (faults.length === 0 || !mayFollowFromAnother.test(reason))
        say(place, `the text cannot be read: ${problem}.`, fix);
      // Of two tags that do not match, the opening one: the closing one may belong to a tag before it.
      const leftOut = opened ?? place;
      if (leftOut === null || !lines[leftOut - 1]?.trim()) return null;
      lines[leftOut - 1] = "";
    }
}

/** "Expected a closing tag for `<Step>` (3:1-3:21)" contains its position only as text. */
const placeIn = (reason: string): number | null => Number(/\((\d+):\d+/.exec(reason)?.[1]) || null;
