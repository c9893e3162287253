import type { Static, TSchema } from "typebox";
import type { CachedResponse, Content } from "../../catalogue/content";
import {
  BlogDetailSchema,
  BlogListSchema,
  BlogQuerySchema,
  CountryGroupListSchema,
  DocumentsQuerySchema,
  FaqListSchema,
  HotTemplatesQuerySchema,
  HotTemplatesSchema,
  LanguageListSchema,
  TemplateQuerySchema,
} from "../../contract/content";
import { TemplateDetailSchema } from "../../contract/document/template";
import { responses } from "../../contract/envelope";
import { QuerySchema } from "../../contract/query";
import type { Api } from "../api";
import { notFound } from "../api-error";
import { makeContentSender } from "../plugins/send-content";
import { unknownCountry, unknownDocument } from "../unknown-document";

interface ContentRoute<Query extends TSchema> {
  operationId: string;
  summary: string;
  query: Query;
  data: TSchema;
  answer(content: Content, query: Static<Query>): CachedResponse<unknown>;
}

function found<T>(response: CachedResponse<T> | undefined, what: string): CachedResponse<T> {
  if (!response) throw notFound(`no ${what}`);
  return response;
}

/**
 * Needs no token. Answers from memory, in the language of the call. `content` is called for each request, because a
 * preview reloads it.
 */
export function contentRoutes(app: Api, content: () => Content): void {
  const send = makeContentSender();

  function get<Query extends TSchema>(path: string, route: ContentRoute<Query>): void {
    const { operationId, summary, query, data, answer } = route;
    const schema = { operationId, summary, querystring: query, response: responses(data) };
    app.get(path, { schema: { tags: ["content"], security: [], ...schema } }, async (request, reply) => {
      await send(request, reply, answer(content(), request.query as Static<Query>));
      return reply;
    });
  }

  get("/v5/passport/lang", {
    operationId: "listLanguages",
    summary: "Languages and their images",
    query: QuerySchema,
    data: LanguageListSchema,
    answer: (from) => from.languageRecords(),
  });
  get("/v5/passport/template", {
    operationId: "listDocuments",
    summary: "Documents by country, sorted in the language of the call",
    query: DocumentsQuerySchema,
    data: CountryGroupListSchema,
    answer: (from, { lang, ...filter }) => {
      const { country } = filter;
      if (country && from.countryGroups(lang, { country }).data.length === 0)
        throw unknownCountry(from, country);
      return from.countryGroups(lang, filter);
    },
  });
  get("/v5/passport/template/detail", {
    operationId: "getDocument",
    summary: "One document with its rules and sources",
    query: TemplateQuerySchema,
    data: TemplateDetailSchema,
    answer: (from, { lang, urlPath }) => {
      const document = from.templateDetail(lang, urlPath);
      if (!document) throw unknownDocument(from, urlPath);
      return document;
    },
  });
  get("/v5/passport/template/hot", {
    operationId: "listHotDocuments",
    summary: "The documents asked for most",
    query: HotTemplatesQuerySchema,
    data: HotTemplatesSchema,
    answer: (from, { lang, sources }) => from.hot(lang, sources),
  });
  get("/v5/passport/blog", {
    operationId: "listArticles",
    summary: "Articles",
    query: QuerySchema,
    data: BlogListSchema,
    answer: (from, { lang }) => from.blogs(lang),
  });
  get("/v5/passport/blog/detail", {
    operationId: "getArticle",
    summary: "One article",
    query: BlogQuerySchema,
    data: BlogDetailSchema,
    answer: (from, { lang, blogId }) => found(from.blog(lang, blogId), `article ${blogId}`),
  });
  get("/v5/passport/faq", {
    operationId: "listQuestions",
    summary: "Questions and answers",
    query: QuerySchema,
    data: FaqListSchema,
    answer: (from, { lang }) => from.faq(lang),
  });
}
