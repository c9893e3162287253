import type { Content } from "../../catalogue/content";
import type { V5Get } from "./v5-client";

/** Answers the content calls like the API, from the content folder and without a server. */
export function folderContent(content: Content): V5Get {
  const answers: Record<string, (query: Record<string, string>) => { data: unknown } | undefined> = {
    "/v5/passport/lang": () => content.languageRecords(),
    "/v5/passport/template": ({ lang = "" }) => content.countryGroups(lang),
    "/v5/passport/template/hot": ({ lang = "" }) => content.hot(lang),
    "/v5/passport/template/detail": ({ lang = "", urlPath = "" }) => content.templateDetail(lang, urlPath),
    "/v5/passport/blog": ({ lang = "" }) => content.blogs(lang),
    "/v5/passport/blog/detail": ({ lang = "", blogId = "" }) => content.blog(lang, blogId),
    "/v5/passport/faq": ({ lang = "" }) => content.faq(lang),
  };
  return async <T>(path: string, query: Record<string, string>): Promise<T> => {
    const answer = answers[path]?.(query);
    if (!answer) throw new Error(`There is no ${path} for ${new URLSearchParams(query)}.`);
    return answer.data as T;
  };
}
