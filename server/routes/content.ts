import type { CachedResponse, Content } from "../../catalogue/content";
import {
  BlogDetailSchema,
  BlogListSchema,
  BlogQuerySchema,
  CountryGroupListSchema,
  FaqListSchema,
  HotTemplatesSchema,
  LanguageListSchema,
  TemplateQuerySchema,
} from "../../contract/content";
import { responses } from "../../contract/envelope";
import { QuerySchema } from "../../contract/query";
import { TemplateDetailSchema } from "../../contract/template";
import type { Api } from "../api";
import { notFound } from "../api-error";
import { makeContentSender } from "../plugins/send-content";

const common = { tags: ["content"], security: [] };

function found<T>(response: CachedResponse<T> | undefined, what: string): CachedResponse<T> {
  if (!response) throw notFound(`no ${what}`);
  return response;
}

/** Needs no token; answers from memory, in the language of the call. `content` is asked at each: a preview reads it anew. */
export function contentRoutes(app: Api, content: () => Content): void {
  const send = makeContentSender();

  app.get(
    "/v5/passport/lang",
    {
      schema: {
        ...common,
        operationId: "listLanguages",
        summary: "Languages and their images",
        querystring: QuerySchema,
        response: responses(LanguageListSchema),
      },
    },
    async (request, reply) => {
      await send(request, reply, content().languageRecords());
      return reply;
    },
  );

  app.get(
    "/v5/passport/template",
    {
      schema: {
        ...common,
        operationId: "listDocuments",
        summary: "Documents by country, sorted in the language of the call",
        querystring: QuerySchema,
        response: responses(CountryGroupListSchema),
      },
    },
    async (request, reply) => {
      await send(request, reply, content().countryGroups(request.query.lang));
      return reply;
    },
  );

  app.get(
    "/v5/passport/template/detail",
    {
      schema: {
        ...common,
        operationId: "getDocument",
        summary: "One document with its rules and sources",
        querystring: TemplateQuerySchema,
        response: responses(TemplateDetailSchema),
      },
    },
    async (request, reply) => {
      const { lang, urlPath } = request.query;
      await send(request, reply, found(content().templateDetail(lang, urlPath), `document ${urlPath}`));
      return reply;
    },
  );

  app.get(
    "/v5/passport/template/hot",
    {
      schema: {
        ...common,
        operationId: "listHotDocuments",
        summary: "The documents asked for most",
        querystring: QuerySchema,
        response: responses(HotTemplatesSchema),
      },
    },
    async (request, reply) => {
      await send(request, reply, content().hot(request.query.lang));
      return reply;
    },
  );

  app.get(
    "/v5/passport/blog",
    {
      schema: {
        ...common,
        operationId: "listArticles",
        summary: "Articles",
        querystring: QuerySchema,
        response: responses(BlogListSchema),
      },
    },
    async (request, reply) => {
      await send(request, reply, content().blogs(request.query.lang));
      return reply;
    },
  );

  app.get(
    "/v5/passport/blog/detail",
    {
      schema: {
        ...common,
        operationId: "getArticle",
        summary: "One article",
        querystring: BlogQuerySchema,
        response: responses(BlogDetailSchema),
      },
    },
    async (request, reply) => {
      const { lang, blogId } = request.query;
      await send(request, reply, found(content().blog(lang, blogId), `article ${blogId}`));
      return reply;
    },
  );

  app.get(
    "/v5/passport/faq",
    {
      schema: {
        ...common,
        operationId: "listQuestions",
        summary: "Questions and answers",
        querystring: QuerySchema,
        response: responses(FaqListSchema),
      },
    },
    async (request, reply) => {
      await send(request, reply, content().faq(request.query.lang));
      return reply;
    },
  );
}
