import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, it, jest } from "@jest/globals";
import type { SourceNodesArgs } from "gatsby";
import { type Content, loadContent } from "../../../catalogue/content";
import { contentHash } from "../../../plugins/gatsby-source-v5/content-cache";
import { nodeTypes } from "../../../plugins/gatsby-source-v5/node-types";
import { withPictureAddresses } from "../../../plugins/gatsby-source-v5/picture-address";
import { sourceNodes } from "../../../plugins/gatsby-source-v5/source-nodes";
import { contentFolder } from "../../catalogue/content-folder";
import { afterThisTest, stubEnv } from "../../for-this-test";
import { apiDouble, memoryCache, sendOk } from "../api-double";

type MadeNode = { id: string; internal: { type: string } } & Record<string, unknown>;

function gatsbyDouble() {
  const nodes: MadeNode[] = [];
  const panic = jest.fn();
  const warn = jest.fn();
  const deleteNode = (node: MadeNode) => {
    const at = nodes.findIndex(({ id }) => id === node.id);
    if (at !== -1) nodes.splice(at, 1);
  };
  const directory = mkdtempSync(join(tmpdir(), "source-v5-"));
  mkdirSync(join(directory, ".cache"));
  afterThisTest(() => rmSync(directory, { recursive: true, force: true }));
  const progress = { start() {}, tick() {}, setStatus() {}, done() {} };
  const digest = (value: unknown) => createHash("md5").update(JSON.stringify(value)).digest("hex");
  const args = {
    actions: {
      createNode: async (node: MadeNode) => {
        deleteNode(node);
        nodes.push(node);
      },
      deleteNode,
      enableStatefulSourceNodes() {},
    },
    cache: memoryCache(),
    createContentDigest: digest,
    createNodeId: digest,
    getNodesByType: (type: string) => nodes.filter((node) => node.internal.type === type),
    reporter: { panic, warn, info() {}, createProgress: () => progress },
    store: { getState: () => ({ program: { directory } }) },
  };
  return { args: args as unknown as SourceNodesArgs, nodes, panic, warn };
}

/** Answers as the API does, from content. */
const serve = (content: Content, override: (path: string) => boolean = () => false) =>
  apiDouble((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://x");
    const lang = searchParams.get("lang") ?? "";
    if (override(pathname)) return void response.writeHead(500).end();
    const answers: Record<string, () => { data: unknown; etag: string } | undefined> = {
      "/v5/passport/lang": () => content.languageRecords(),
      "/v5/passport/template": () => content.countryGroups(lang),
      "/v5/passport/template/hot": () => content.hot(lang),
      "/v5/passport/template/detail": () => content.templateDetail(lang, searchParams.get("urlPath") ?? ""),
      "/v5/passport/blog": () => content.blogs(lang),
      "/v5/passport/blog/detail": () => content.blog(lang, searchParams.get("blogId") ?? ""),
      "/v5/passport/faq": () => content.faq(lang),
    };
    const answer = answers[pathname]?.();
    if (answer) sendOk(response, answer.data, answer.etag);
    else response.writeHead(404).end();
  });

const options = (apiUrl: string | undefined) => ({
  apiUrl,
  contentDir: "content",
  languages: ["en", "de"],
  timeoutMs: 5_000,
  retries: 1,
  retryDelayMs: 1,
  plugins: [],
});
function callback() {}

describe("gatsby-source-v5", () => {
  it("makes one node of each thing per language, and its links lead to nodes of that language", async () => {
    const { url } = await serve(await loadContent(join(contentFolder(), "content")));
    const { args, nodes, panic } = gatsbyDouble();
    await sourceNodes!(args, options(url), callback);
    expect(panic).not.toHaveBeenCalled();
    const count = (type: string) => nodes.filter((node) => node.internal.type === type).length;
    for (const type of ["Template", "CountryGroup", "HotTemplates", "BlogPost", "FaqItem", "Language"])
      expect([type, count(type)]).toEqual([type, 2]);
    const byId = new Map(nodes.map((node) => [node.id, node]));
    expect(byId.size).toBe(nodes.length);
    for (const node of nodes)
      for (const field of ["templateList", "list", "recommended", "otherTemplates", "faq", "templates"])
        for (const id of (node[field] as string[] | undefined) ?? [])
          expect([node.internal.type, field, byId.get(id)?.lang]).toEqual([
            node.internal.type,
            field,
            node.lang,
          ]);
    const post = nodes.find((node) => node.internal.type === "BlogPost" && node.lang === "de");
    expect(post).toMatchObject({ textLang: "en", blogId: "first", toc: [{ id: "a-part", text: "A part" }] });
    const group = nodes.find((node) => node.internal.type === "CountryGroup" && node.lang === "de");
    expect(group?.countryName).toBe("Deutschland");
  });

  it("shows pictures that the site does not have from the API that speaks of them", async () => {
    const { url } = await serve(await loadContent(join(contentFolder(), "content")));
    const { args, nodes } = gatsbyDouble();
    await sourceNodes!(args, options(url), callback);
    expect(nodes.find(({ internal }) => internal.type === "Language")?.headerGuideImage).toBe(
      "/images/header-guide.jpg",
    );
    const strange = { imageUrl: "/samples/xx.png", image: "https://cdn.example/a.png", passportImageSrc: "" };
    expect(withPictureAddresses(strange, "https://api.example")).toEqual({
      ...strange,
      imageUrl: "https://api.example/samples/xx.png",
    });
    expect(withPictureAddresses(strange, undefined)).toBe(strange);
  });

  it("makes no node at all when the API fails half-way, and says what to do", async () => {
    const content = await loadContent(join(contentFolder(), "content"));
    const { url } = await serve(content, (path) => path === "/v5/passport/faq");
    const { args, nodes, panic } = gatsbyDouble();
    await sourceNodes!(args, options(url), callback);
    expect(nodes).toEqual([]);
    expect(panic).toHaveBeenCalledTimes(1);
    const [message] = panic.mock.calls[0] as [string];
    expect(message).toContain("/v5/passport/faq");
    expect(message).toContain("HTTP 500");
    expect(message).toContain("unset V5_API_URL");
  });

  it("says so when the answers have another shape", async () => {
    const { url } = await apiDouble((_request, response) => sendOk(response, {}, ""));
    const { args, panic } = gatsbyDouble();
    await sourceNodes!(args, options(url), callback);
    expect(panic.mock.calls[0]?.[0]).toContain("another shape");
    expect(panic.mock.calls[0]?.[0]).toContain(url);
  });

  it("keeps a preview alive with the content it has while the API is away", async () => {
    const content = await loadContent(join(contentFolder(), "content"));
    let isAway = false;
    const { url } = await serve(content, () => isAway);
    const { args, nodes, panic, warn } = gatsbyDouble();
    stubEnv("gatsby_executing_command", "develop");
    await sourceNodes!(args, options(url), callback);
    const made = [...nodes];
    isAway = true;
    await sourceNodes!(args, options(url), callback);
    expect(panic).not.toHaveBeenCalled();
    expect(warn.mock.calls[0]?.[0]).toContain("HTTP 500");
    expect(nodes).toEqual(made);
  });

  it("keeps a preview alive with the content it has while a text has faults", async () => {
    const root = contentFolder();
    const { args, nodes, panic, warn } = gatsbyDouble();
    stubEnv("gatsby_executing_command", "develop");
    const read = () =>
      sourceNodes!(args, { ...options(undefined), contentDir: join(root, "content") }, callback);
    await read();
    const made = [...nodes];
    mkdirSync(join(root, "content/faq/why"), { recursive: true });
    writeFileSync(join(root, "content/faq/why/en.md"), "no front matter");
    await read();
    expect(panic).not.toHaveBeenCalled();
    expect(warn.mock.calls[0]?.[0]).toContain("faq/why/en.md");
    expect(nodes).toEqual(made);
  });

  it("makes the nodes of a preview, which shows drafts, anew for a build", () => {
    const contentDir = join(contentFolder(), "content");
    const ofBuild = contentHash(contentDir, ["en"]);
    stubEnv("GATSBY_PREVIEW", "1");
    expect(contentHash(contentDir, ["en"])).not.toBe(ofBuild);
  });

  it("makes the same nodes of its own content as of that of an API", async () => {
    const contentDir = join(contentFolder(), "content");
    const { url } = await serve(await loadContent(contentDir));
    const [api, own] = [gatsbyDouble(), gatsbyDouble()];
    await sourceNodes!(api.args, options(url), callback);
    await sourceNodes!(own.args, { ...options(undefined), contentDir }, callback);
    // An API's pictures are named at the API where no build has drawn them here yet: another address, another digest.
    const named = own.nodes.map((node) => withPictureAddresses(node, url) as MadeNode);
    const withoutDigest = ({ internal: { type }, ...node }: MadeNode) => ({ ...node, type });
    expect(own.nodes.length).toBeGreaterThan(10);
    expect(named.map(withoutDigest)).toEqual(api.nodes.map(withoutDigest));
  });

  it("names the faults of its own content with their places", async () => {
    const contentDir = join(contentFolder({ "content/faq/why/en.md": "no front matter" }), "content");
    const { args, nodes, panic } = gatsbyDouble();
    await sourceNodes!(args, { ...options(undefined), contentDir }, callback);
    expect(nodes).toEqual([]);
    expect(panic.mock.calls[0]?.[0]).toContain("faq/why/en.md");
    expect(panic.mock.calls[0]?.[0]).not.toContain("V5_API_URL");
  });

  it("reads its own content only when it is another than that of the nodes it has kept", async () => {
    const contentDir = join(contentFolder(), "content");
    const { args, nodes } = gatsbyDouble();
    const createNode = jest.spyOn(args.actions, "createNode");
    const build = async (more = {}) => {
      createNode.mockClear();
      await sourceNodes!(args, { ...options(undefined), contentDir, ...more }, callback);
      return createNode.mock.calls.length > 0;
    };
    expect(await build()).toBe(true);
    const made = [...nodes];
    expect(await build()).toBe(false);
    expect(nodes).toEqual(made);
    // gatsby-transformer-articles reads guides.
    const guide = join(contentDir, "guides/how/en.mdx");
    mkdirSync(dirname(guide), { recursive: true });
    writeFileSync(guide, "a guide");
    expect(await build()).toBe(false);
    expect(await build({ languages: ["en"] })).toBe(true);
    expect(await build()).toBe(true);
    const question = join(contentDir, "faq/why/en.md");
    writeFileSync(question, `${readFileSync(question, "utf8")}\nOne more sentence.\n`);
    expect(await build()).toBe(true);
    nodes.splice(0);
    expect(await build()).toBe(true);
    expect(nodes.length).toBe(made.length);
  });

  it("deletes what the API no longer has", async () => {
    const content = await loadContent(join(contentFolder(), "content"));
    const { url } = await serve(content);
    const { args, nodes } = gatsbyDouble();
    const postsAndQuestions = () =>
      nodes.filter(({ internal }) => ["BlogPost", "FaqItem"].includes(internal.type)).length;
    await sourceNodes!(args, options(url), callback);
    expect(postsAndQuestions()).toBe(4);
    const without = { "content/faq/why/meta.yaml": null, "content/faq/why/en.md": null };
    Object.assign(content, await loadContent(join(contentFolder(without), "content")));
    await sourceNodes!(args, options(url), callback);
    expect(postsAndQuestions()).toBe(2);
  });

  it("claims no field that every node of Gatsby has already", () => {
    const ofNodes = [...nodeTypes.matchAll(/implements Node[^{]*\{([^}]*)\}/g)].map(([, fields]) => fields);
    expect(ofNodes.length).toBeGreaterThan(4);
    expect(ofNodes.join("\n")).not.toMatch(/^\s+(id|parent|children|internal):/m);
  });
});
