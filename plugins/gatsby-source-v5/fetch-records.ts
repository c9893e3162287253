import type { BlogDetail, BlogSummary, FaqItem, LanguageRecord } from "../../contract/content";
import type { CountryGroup, Template, TemplateDetail } from "../../contract/document/template";
import type { V5Get } from "./v5-client";

export const recordTypes = [
  "Template",
  "CountryGroup",
  "HotTemplates",
  "BlogPost",
  "FaqItem",
  "Language",
] as const;

/** A node without Gatsby's metadata. `key` is unique within its type. */
export interface NodeRecord {
  type: (typeof recordTypes)[number];
  key: string;
  fields: Record<string, unknown>;
}

/** Node ids of other records, by type and key. */
export type LinkId = (type: NodeRecord["type"], key: string) => string;

const englishCode = "en";
const keyOf = (lang: string, id: string) => `${lang}/${id}`;

/** @throws Error if the answer is not a list: another program may answer at the API's address */
async function getList<T>(get: V5Get, path: string, lang: string): Promise<T[]> {
  const data = await get<T[]>(path, { lang });
  if (!Array.isArray(data)) throw new Error(`${path} answered in another shape than the API's.`);
  return data;
}

/** Language-independent data is fetched once. */
export async function fetchRecords(get: V5Get, languages: string[], link: LinkId): Promise<NodeRecord[]> {
  const records = await getList<LanguageRecord>(get, "/v5/passport/lang", englishCode);
  const groups = await getList<CountryGroup>(get, "/v5/passport/template", englishCode);
  const urlPaths = groups.flatMap((group) => group.templateList.map(({ urlPath }) => urlPath));
  const details = new Map(
    await Promise.all(
      urlPaths.map(
        async (urlPath): Promise<[string, TemplateDetail]> => [
          urlPath,
          await get<TemplateDetail>("/v5/passport/template/detail", { lang: englishCode, urlPath }),
        ],
      ),
    ),
  );
  const perLanguage = await Promise.all(languages.map((lang) => fetchLanguage(get, lang, details, link)));
  const known = records.filter(({ lang }) => languages.includes(lang));
  return [
    ...known.map(
      (record, position): NodeRecord => ({
        type: "Language",
        key: record.lang,
        fields: { ...record, position },
      }),
    ),
    ...perLanguage.flat(),
  ];
}

async function fetchLanguage(
  get: V5Get,
  lang: string,
  details: ReadonlyMap<string, TemplateDetail>,
  link: LinkId,
): Promise<NodeRecord[]> {
  const [groups, hot, blogs, faq] = await Promise.all([
    getList<CountryGroup>(get, "/v5/passport/template", lang),
    get<{ list: Template[] }>("/v5/passport/template/hot", { lang }),
    getList<BlogSummary>(get, "/v5/passport/blog", lang),
    getList<FaqItem>(get, "/v5/passport/faq", lang),
  ]);
  const posts = await Promise.all(
    blogs.map(({ blogId }) => get<BlogDetail>("/v5/passport/blog/detail", { lang, blogId })),
  );
  const templateLinks = (urlPaths: string[]) => urlPaths.map((path) => link("Template", keyOf(lang, path)));
  const paths = (templates: { urlPath: string }[]) => templateLinks(templates.map(({ urlPath }) => urlPath));

  return [
    ...groups
      .flatMap(({ templateList }) => templateList)
      .map(
        (template, position): NodeRecord => ({
          type: "Template",
          key: keyOf(lang, template.urlPath),
          fields: {
            ...template,
            lang,
            position,
            faq: (details.get(template.urlPath)?.faqIds ?? []).map((id) => link("FaqItem", keyOf(lang, id))),
            otherTemplates: paths(details.get(template.urlPath)?.otherTemplates ?? []),
          },
        }),
      ),
    ...groups.map(
      ({ countryCode, countryName, aliases, templateList }, position): NodeRecord => ({
        type: "CountryGroup",
        key: keyOf(lang, countryCode),
        fields: { lang, position, countryCode, countryName, aliases, templateList: paths(templateList) },
      }),
    ),
    { type: "HotTemplates", key: lang, fields: { lang, list: paths(hot.list) } },
    ...posts.map(
      (post, position): NodeRecord => ({
        type: "BlogPost",
        key: keyOf(lang, post.blogId),
        fields: {
          ...post,
          lang,
          textLang: post.lang,
          position,
          recommended: templateLinks(post.recommended),
        },
      }),
    ),
    ...faq.map(
      (question, position): NodeRecord => ({
        type: "FaqItem",
        key: keyOf(lang, question.faqId),
        fields: {
          ...question,
          lang,
          textLang: question.lang,
          position,
          templates: templateLinks(question.urlPaths),
        },
      }),
    ),
  ];
}
