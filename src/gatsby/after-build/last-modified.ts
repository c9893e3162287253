import { paths } from "../../paths";
import { type SizedDocument, sizePageOf } from "../../units/photo-sizes";
import type { NodesOfType } from "../create-pages/content-node";

interface DatedTemplate extends SizedDocument {
  digital: { maxKb: number | null } | null;
  compiledAt: string;
  verifiedAt: string | null;
}

/**
 * When the content of each page last changed, by English path, as W3C dates. The newest text of any language
 * counts; a list changes with its newest member. Dates are the writers' own, never those of files or builds.
 */
export function lastModifiedByPath(nodesOfType: NodesOfType): Map<string, string> {
  const dates = new Map<string, string>();
  const note = (path: string, date: string) => {
    const known = dates.get(path);
    if (known === undefined || known < date) dates.set(path, date);
  };
  const day = (date: string) => date.slice(0, 10);

  const templates = nodesOfType<DatedTemplate>("Template");
  const sizeIdOf = sizePageOf(templates);
  for (const template of templates) {
    const { urlPath, digital, verifiedAt, compiledAt } = template;
    const date = verifiedAt ?? compiledAt;
    note(paths.requirement(urlPath), date);
    note(paths.requirements, date);
    const sizeId = sizeIdOf(template);
    if (sizeId) note(paths.photoSize(sizeId), date);
    if (digital?.maxKb) note(paths.fileLimits, date);
  }
  for (const { guideId, updatedAt } of nodesOfType<{ guideId: string; updatedAt: string }>("Guide")) {
    note(paths.guideArticle(guideId), day(updatedAt));
    note(paths.guide, day(updatedAt));
  }
  for (const { blogId, updatedAt } of nodesOfType<{ blogId: string; updatedAt: string }>("BlogPost")) {
    note(paths.blogPost(blogId), day(updatedAt));
    note(paths.blog, day(updatedAt));
  }
  for (const { faqId, updatedAt } of nodesOfType<{ faqId: string; updatedAt: string }>("FaqItem")) {
    note(paths.faqItem(faqId), day(updatedAt));
    note(paths.contactUs, day(updatedAt));
  }
  for (const { authorId, updatedAt } of nodesOfType<{ authorId: string; updatedAt: string }>("Author")) {
    note(paths.author(authorId), day(updatedAt));
    note(paths.authors, day(updatedAt));
  }
  for (const { legalId, updatedAt } of nodesOfType<{ legalId: string; updatedAt: string }>("LegalText"))
    note(`/${legalId}`, day(updatedAt));
  return dates;
}
