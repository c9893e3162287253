import type { Template } from "../../../contract/document/template";
import { withoutSources } from "../../../contract/document/without-sources";
import type { ContentNode, NodesOfType } from "../create-pages/content-node";

interface InLanguage {
  lang: string;
}

/** What Gatsby and the queries of the pages put on a node, beside what the API answered. */
const ofTheBuild = ["id", "parent", "children", "internal", "position", "faq", "otherTemplates"];

const plain = (node: object, also: readonly string[] = []): object =>
  Object.fromEntries(
    Object.entries(node).filter(([field]) => !ofTheBuild.includes(field) && !also.includes(field)),
  );

/**
 * The answers of the content calls that the tool asks for, from the nodes that they became: a site without an API has
 * them as files.
 */
export function builtLists(nodesOfType: NodesOfType): { name: string; text: string }[] {
  const templates = new Map(
    nodesOfType<InLanguage & Template>("Template").map(
      (node) => [node.id, plain(withoutSources(node), ["lang"])] as const,
    ),
  );
  const all = (ids: readonly string[]) => ids.map((id) => templates.get(id));
  const inPlace = <Fields extends { position: number }>(nodes: ContentNode<Fields>[]) =>
    nodes.sort((a, b) => a.position - b.position);

  const languages = inPlace(nodesOfType<InLanguage & { position: number }>("Language"));
  const groups = inPlace(
    nodesOfType<InLanguage & { position: number; templateList: string[] }>("CountryGroup"),
  );
  const hot = new Map(
    nodesOfType<InLanguage & { list: string[] }>("HotTemplates").map(({ lang, list }) => [lang, list]),
  );
  return languages.flatMap(({ lang }) => {
    const lists = {
      lang: languages.map((node) => plain(node)),
      template: groups
        .filter((group) => group.lang === lang)
        .map((group) => ({ ...plain(group, ["lang"]), templateList: all(group.templateList) })),
      hot: { list: all(hot.get(lang) ?? []) },
    };
    return Object.entries(lists).map(([list, data]) => ({
      name: `documents/${lang}/${list}.json`,
      text: JSON.stringify(data),
    }));
  });
}
