import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import sharp from "sharp";
import { gitBackend } from "../../../../catalogue/tools/editing/cms-backend";
import { cmsConfig } from "../../../../catalogue/tools/editing/cms-config";
import type { CmsField } from "../../../../catalogue/tools/editing/cms-fields";
import { editServer } from "../../../../catalogue/tools/editing/edit-server";
import { copyContent, differingLines } from "./content-copy";

const { contentDir, remove } = copyContent();
const app = editServer({ contentDir, backend: { name: "test-repo" } });
const read = (path: string) => readFileSync(join(contentDir, path), "utf8");
type Values = Record<string, unknown>;

beforeAll(async () => void (await app.ready()));
afterAll(async () => {
  await app.close();
  remove();
});

const german = "guides/de-passport.de";
const question = {
  question: "May I wear a hearing aid?",
  body: "Yes, keep it on.",
  category: "photo",
  order: 41,
  urlPaths: [],
  updatedAt: "2026-11-20",
  draft: true,
};

async function openForms(): Promise<Record<string, string>> {
  return (await app.inject("/edit/forms.json")).json<{ forms: Record<string, string> }>().forms;
}

const opened = async (name: string): Promise<Values> =>
  JSON.parse((await openForms())[`forms/${name}.json`]!) as Values;

interface Change {
  name: string;
  opened?: Values | null;
  text: Values | null;
}

async function post(...changes: Change[]) {
  const asText = (value: Values | null | undefined) => (value ? JSON.stringify(value) : null);
  const forms = changes.map(({ name, opened, text }) => ({
    path: `forms/${name}.json`,
    opened: asText(opened),
    text: asText(text),
  }));
  const answer = await app.inject({ method: "POST", url: "/edit/forms.json", payload: { forms } });
  const { refusals, notes } = answer.json<{
    refusals: { field: string; message: string; theirs?: unknown }[];
    notes: { field: string; message: string }[];
  }>();
  return { code: answer.statusCode, refusals, notes };
}

async function save(...changes: Change[]) {
  const { code, refusals } = await post(...changes);
  return { code, refusals };
}

describe("what the editor saves", () => {
  it("writes nothing when no form was changed", async () => {
    const before = snapshot();
    const forms = Object.entries(await openForms()).map(([path, text]) => ({
      name: path.slice("forms/".length, -".json".length),
      opened: JSON.parse(text) as Values,
      text: JSON.parse(text) as Values,
    }));
    expect(await save(...forms)).toEqual({ code: 200, refusals: [] });
    expect(changedSince(before)).toEqual([]);
  });

  it("writes a changed title as that line", async () => {
    const before = read("guides/de-passport/de.mdx");
    const form = await opened(german);
    expect(await save({ name: german, opened: form, text: { ...form, title: "Neuer Titel" } })).toMatchObject(
      {
        code: 200,
      },
    );
    expect(differingLines(before, read("guides/de-passport/de.mdx"))).toEqual([
      expect.stringMatching(/^-title: /),
      '+title: "Neuer Titel"',
    ]);
    writeFileSync(join(contentDir, "guides/de-passport/de.mdx"), before);
  });

  it("names field, language and words of a fault, and writes nothing of the save", async () => {
    const before = snapshot();
    const [de, en] = [await opened(german), await opened("guides/de-passport.en")];
    const answer = await save(
      { name: "guides/de-passport.en", opened: en, text: { ...en, title: "Changed too" } },
      { name: german, opened: de, text: { ...de, body: 'Ein Satz.\n\n<Factt field="size" />' } },
    );
    expect(answer.code).toBe(422);
    expect(answer.refusals).toEqual([
      {
        path: `forms/${german}.json`,
        field: "body",
        message: expect.stringMatching(
          /^Text, German: line 3, “<Factt field="size" \/>”: there is no component <Factt>\. Did you mean "?Fact/,
        ),
      },
    ]);
    expect(changedSince(before)).toEqual([]);
  });

  it("saves while the file of another country has a fault, which the check of the content names", async () => {
    const other = join(contentDir, "templates/fr.yaml");
    writeFileSync(other, read("templates/de.yaml").replace("country: DE", "country: SE"));
    const before = read("guides/de-passport/de.mdx");
    const form = await opened(german);
    expect(await save({ name: german, opened: form, text: { ...form, title: "Neuer Titel" } })).toEqual({
      code: 200,
      refusals: [],
    });
    writeFileSync(join(contentDir, "guides/de-passport/de.mdx"), before);
    rmSync(other);
  });

  it("tells how a form gets a picture that is missing", async () => {
    const form = await opened(german);
    const text = { ...form, body: "![Ein Bild](/images/none.webp)" };
    expect(await save({ name: german, opened: form, text })).toMatchObject({
      code: 422,
      refusals: [{ message: expect.stringMatching(/no picture .*Insert one with the button Picture\.$/) }],
    });
  });

  it("keeps a text of Markdown alone in a file that takes components once it has one", async () => {
    const before = read("faq/cutting/en.md");
    const form = await opened("faq/cutting.en");
    const html = { ...form, body: "Use <b>a</b> ruler." };
    expect(await save({ name: "faq/cutting.en", opened: form, text: html })).toMatchObject({
      refusals: [
        { message: expect.stringMatching(/HTML is not shown\. Write it in Markdown\.$/) },
        { message: expect.anything() },
      ],
    });
    const text = { ...form, body: `${String(form.body)}\n\n<Tip>\n\nUse a ruler.\n\n</Tip>` };
    expect(await save({ name: "faq/cutting.en", opened: form, text })).toEqual({ code: 200, refusals: [] });
    expect(existsSync(join(contentDir, "faq/cutting/en.md"))).toBe(false);
    expect(differingLines(before, read("faq/cutting/en.mdx"))).toEqual(
      expect.arrayContaining(["+<Tip>", "+Use a ruler.", "+</Tip>"]),
    );
    expect(await opened("faq/cutting.en")).toEqual(text);
    rmSync(join(contentDir, "faq/cutting/en.mdx"));
    writeFileSync(join(contentDir, "faq/cutting/en.md"), before);
  });

  it("names the field of a document in the words of the form", async () => {
    const form = await opened("documents/de-passport");
    const text = { ...form, head: { min: 38, max: 36, crown: "skull" } };
    expect(await save({ name: "documents/de-passport", opened: form, text })).toMatchObject({
      code: 422,
      refusals: [
        {
          field: "head.min",
          message: expect.stringMatching(
            /^Head height › Smallest: it is above “Head height › Largest”\. Swap/,
          ),
        },
      ],
    });
  });

  it("refuses a day that has not come yet at its field, and lets a draft be dated ahead", async () => {
    const document = await opened("documents/de-passport");
    const [first, ...others] = document.sources as Values[];
    const read = { ...document, sources: [{ ...first, seen: "2999-01-01" }, ...others] };
    expect(await save({ name: "documents/de-passport", opened: document, text: read })).toMatchObject({
      code: 422,
      refusals: [
        {
          field: "sources.0.seen",
          message: "Sources › 1 › Read on: 2999-01-01 has not come yet. Choose today or an earlier day.",
        },
      ],
    });
    const guide = await opened("guides/de-passport.en");
    const ahead = { ...guide, publishedAt: "2999-01-01", updatedAt: "2999-01-01" };
    const name = "guides/de-passport.en";
    const refused = (await save({ name, opened: guide, text: ahead })).refusals.map(({ field }) => field);
    expect(refused).toEqual(["publishedAt", "updatedAt"]);
    const planned = { ...ahead, draft: true };
    expect(await save({ name, opened: guide, text: planned })).toMatchObject({ code: 200 });
    const published = { ...planned, draft: false };
    expect((await save({ name, opened: planned, text: published })).refusals).toMatchObject([
      { field: "publishedAt" },
      { field: "updatedAt" },
    ]);
    expect(await save({ name, opened: planned, text: guide })).toMatchObject({ code: 200 });
  });

  it("merges two editors by field", async () => {
    const before = read("guides/de-passport/de.mdx");
    const form = await opened(german);
    await save({ name: german, opened: form, text: { ...form, title: "Von der Ersten geschrieben" } });
    const second = { ...form, description: `${form.description as string} Und mehr.` };
    expect(await save({ name: german, opened: form, text: second })).toMatchObject({ code: 200 });
    expect(await opened(german)).toMatchObject({
      title: "Von der Ersten geschrieben",
      description: second.description,
    });
    // The second still shows the old title and saves again: the first one's title stays.
    expect(
      await save({ name: german, opened: second, text: { ...second, keywords: ["Passbild"] } }),
    ).toMatchObject({ code: 200 });
    expect(await opened(german)).toMatchObject({ title: "Von der Ersten geschrieben" });
    const third = await save({ name: german, opened: form, text: { ...form, title: "Vom Dritten" } });
    expect(third).toMatchObject({
      code: 422,
      refusals: [
        {
          field: "title",
          message: expect.stringMatching(/^Title, German: Somebody else .*“Von der Ersten geschrieben”/),
        },
      ],
    });
    writeFileSync(join(contentDir, "guides/de-passport/de.mdx"), before);
  });

  it("merges what two editors changed in different sentences of one text", async () => {
    const before = read("guides/de-passport/de.mdx");
    const form = { ...(await opened(german)), body: "Erster Satz. Zweiter Satz.\n\nDritter Satz." };
    await save({ name: german, opened: await opened(german), text: form });
    const bodies = [
      "Neuer erster Satz. Zweiter Satz.\n\nDritter Satz.",
      "Erster Satz. Zweiter Satz.\n\nNeuer dritter Satz.",
    ];
    for (const body of bodies)
      expect(await save({ name: german, opened: form, text: { ...form, body } })).toMatchObject({
        code: 200,
      });
    expect((await opened(german)).body).toBe("Neuer erster Satz. Zweiter Satz.\n\nNeuer dritter Satz.");
    const same = { ...form, body: "Mein erster Satz. Zweiter Satz.\n\nDritter Satz." };
    const refused = await save({ name: german, opened: form, text: same });
    const theirs = (await opened(german)).body;
    expect(refused.refusals).toMatchObject([{ field: "body", theirs }]);
    // "Keep mine": theirs counts as opened.
    expect(await save({ name: german, opened: { ...form, body: theirs }, text: same })).toMatchObject({
      code: 200,
    });
    expect((await opened(german)).body).toBe(same.body);
    writeFileSync(join(contentDir, "guides/de-passport/de.mdx"), before);
  });

  it("shows what somebody else changed in the middle of a long text", async () => {
    const before = read("guides/de-passport/de.mdx");
    const form = await opened(german);
    const paragraphs = String(form.body).split("\n\n");
    const bodyWith = (index: number, added: string) =>
      paragraphs.map((text, at) => (at === index ? `${text} ${added}` : text)).join("\n\n");
    const last = paragraphs.length - 1;
    await save({ name: german, opened: form, text: { ...form, body: bodyWith(last, "Zuletzt das Porto.") } });
    const second = await save({
      name: german,
      opened: form,
      text: { ...form, body: bodyWith(last, "Meins.") },
    });
    expect(second.refusals).toMatchObject([
      {
        field: "body",
        message: expect.stringMatching(/It now reads: “….*Zuletzt das Porto\.”\. Take over/s),
      },
    ]);
    writeFileSync(join(contentDir, "guides/de-passport/de.mdx"), before);
  });

  it("adds a question with its translation in one save, and removes the draft", async () => {
    const german = { question: "Darf ich ein Hörgerät tragen?", body: "Ja, lassen Sie es an." };
    const both = [
      { name: "faq/hearing-aid.de", text: german },
      { name: "faq/hearing-aid.en", text: question },
    ];
    expect(await save(...both)).toEqual({ code: 200, refusals: [] });
    expect(read("faq/hearing-aid/meta.yaml")).toContain("draft: true");
    expect(read("faq/hearing-aid/en.mdx")).toBe(
      '---\nquestion: "May I wear a hearing aid?"\n---\n\nYes, keep it on.\n',
    );
    expect(await opened("faq/hearing-aid.en")).toEqual(question);
    const linking = { ...question, question: "And two?", body: "[As one](/contactus/hearing-aid)." };
    expect(await save({ name: "faq/two-aids.en", text: linking })).toEqual({ code: 200, refusals: [] });
    const { draft, ...published } = linking;
    expect(await save({ name: "faq/two-aids.en", opened: linking, text: published })).toMatchObject({
      code: 422,
      refusals: [{ message: expect.stringContaining("/contactus/hearing-aid is a draft.") }],
    });
    await save({ name: "faq/two-aids.en", opened: linking, text: null });
    expect(await save({ name: "faq/hearing-aid.en", text: question })).toMatchObject({
      code: 422,
      refusals: [{ message: expect.stringContaining("at this address already") }],
    });
    const written = await opened("faq/hearing-aid.de");
    const removed = await save(
      { name: "faq/hearing-aid.en", opened: question, text: null },
      { name: "faq/hearing-aid.de", opened: written, text: null },
    );
    expect(removed).toEqual({ code: 200, refusals: [] });
    expect(existsSync(join(contentDir, "faq/hearing-aid"))).toBe(false);
  });

  it("publishes a draft only when nothing is left to write in any language", async () => {
    const name = "faq/hearing-aid";
    const draft = { ...question, question: "TODO?", body: "TODO: the answer." };
    const translated = { question: "Darf ich ein Hörgerät tragen?", body: "TODO: übersetzen." };
    await save({ name: `${name}.en`, text: draft }, { name: `${name}.de`, text: translated });
    const published = { ...question, draft: false };
    expect(
      (await save({ name: `${name}.en`, opened: draft, text: { ...draft, draft: false } })).refusals,
    ).toEqual([
      expect.objectContaining({
        field: "question",
        message: "Question, English: a place marked TODO is left. Write what belongs there.",
      }),
      expect.objectContaining({
        field: "body",
        message:
          "Text, English: line 1, “TODO: the answer.”: a place marked TODO is left. Write what belongs there.",
      }),
      expect.objectContaining({
        field: "",
        message: expect.stringMatching(/de\.mdx, line 5, .*TODO is left/),
      }),
    ]);
    expect(await save({ name: `${name}.en`, opened: draft, text: published })).toMatchObject({ code: 422 });
    expect(
      await save(
        { name: `${name}.en`, opened: draft, text: published },
        { name: `${name}.de`, opened: translated, text: { ...translated, body: "Ja." } },
      ),
    ).toEqual({ code: 200, refusals: [] });
    rmSync(join(contentDir, name), { recursive: true });
  });

  it("refuses a translation without English, an empty field, and to remove what is published", async () => {
    expect(await save({ name: "faq/nothing.de", text: { question: "Was?", body: "Nichts." } })).toMatchObject(
      {
        code: 422,
        refusals: [{ message: expect.stringContaining("the English text is missing") }],
      },
    );
    expect(await save({ name: "faq/nothing.en", text: { ...question, category: "" } })).toMatchObject({
      code: 422,
      refusals: [{ field: "category", message: expect.stringMatching(/^Category, English: /) }],
    });
    expect(existsSync(join(contentDir, "faq/nothing"))).toBe(false);
    const form = await opened("guides/de-passport.en");
    expect(await save({ name: "guides/de-passport.en", opened: form, text: null })).toMatchObject({
      code: 422,
      refusals: [{ message: expect.stringContaining("Only drafts and translations") }],
    });
  });

  it("adds a document to its country, and a first one to a new country", async () => {
    const { label: _, ...passport } = await opened("documents/de-passport");
    for (const [urlPath, country] of [
      ["de-visa-2", "DE"],
      ["ad-passport", "AD"],
    ])
      expect(await save({ name: `documents/${urlPath}`, text: { ...passport, country, urlPath } })).toEqual({
        code: 200,
        refusals: [],
      });
    expect(await opened("documents/de-visa-2")).toMatchObject({ country: "DE", width: passport.width });
    expect(read("templates/ad.yaml")).toMatch(
      /# Andorra\..*\n.*\ncountry: AD\ntemplates:\n {2}- urlPath: ad-passport/,
    );
    rmSync(join(contentDir, "templates/ad.yaml"));
  });

  it("marks the fields that every document needs, and has a calendar for the day of reading", () => {
    const config = cmsConfig({ contentDir, backend: { name: "test-repo" }, codes: [] });
    const documents = (config.collections as { name: string; fields?: CmsField[] }[]).find(
      ({ name }) => name === "documents",
    );
    const fields = new Map(documents!.fields!.map((field) => [field.name, field]));
    const needed = ["urlPath", "document", "width", "height", "background", "editPolicy", "sources"];
    expect(needed.filter((name) => !fields.get(name)?.required)).toEqual([]);
    const inside = (name: string) =>
      fields.get(name)!.fields!.flatMap((field) => (field.required ? [field.name] : []));
    expect(inside("background")).toEqual(["name", "colours"]);
    expect(inside("sources")).toEqual(["name", "url", "kind"]);
    expect(inside("editPolicy")).toEqual(["background", "retouch", "geometry"]);
    expect(inside("head")).toEqual([]);
    expect(
      ["head", "digital", "notes", "inNotes", "takenBy"].filter((name) => fields.get(name)?.required),
    ).toEqual([]);
    expect(fields.get("sources")!.fields!.find(({ name }) => name === "seen")).toMatchObject({
      widget: "datetime",
      required: false,
    });
    expect(fields.get("document")!.options).toContainEqual({ label: "ID card", value: "id-card" });
    // Every name that pages have words for.
    const { backgroundName } = JSON.parse(readFileSync("locales/en/common.json", "utf8")) as {
      backgroundName: Record<string, string>;
    };
    const names = fields.get("background")!.fields![0]!.options as { value: string }[];
    expect(Object.keys(backgroundName)).toEqual(expect.arrayContaining(names.map(({ value }) => value)));
    expect(fields.get("draft")).toMatchObject({ default: true });
    // The words of a source are not written as the rule is.
    const says = fields.get("sources")!.fields!.find(({ name }) => name === "says")!;
    expect(says.fields!.flatMap(({ hint }) => hint ?? [])).toEqual([]);
  });

  it("tells what it saves but what is better changed, at its place", async () => {
    const before = [read("guides/de-passport/de.mdx"), read("guides/de-passport/en.mdx")] as const;
    const form = await opened(german);
    const typed = { ...form, body: `The photo is 35 x 45 mm.\n\n${String(form.body)}` };
    const english = await opened("guides/de-passport.en");
    const short = { ...english, description: "Short." };
    const answer = await post(
      { name: german, opened: form, text: typed },
      { name: "guides/de-passport.en", opened: english, text: short },
    );
    expect([answer.code, answer.refusals]).toEqual([200, []]);
    expect(answer.notes.map(({ message }) => message)).toEqual([
      expect.stringMatching(
        /^Text, German: line 1, “The photo is 35 x 45 mm.”: "35 x 45" is typed, .*Write <Fact /,
      ),
      expect.stringMatching(/^Description, English: 6 letters are few\./),
    ]);
    expect(read("guides/de-passport/de.mdx")).toContain("35 x 45");
    writeFileSync(join(contentDir, "guides/de-passport/de.mdx"), before[0]);
    writeFileSync(join(contentDir, "guides/de-passport/en.mdx"), before[1]);
  });

  it("refuses English in a published translation, and tells it of a draft", async () => {
    const before = read("guides/de-passport/de.mdx");
    const form = await opened(german);
    const english = await opened("guides/de-passport.en");
    const text = { ...form, body: english.body };
    const still = expect.stringContaining("still English");
    expect(await save({ name: german, opened: form, text })).toMatchObject({
      code: 422,
      refusals: expect.arrayContaining([{ path: expect.any(String), field: "body", message: still }]),
    });
    expect(await post({ name: german, opened: form, text: { ...text, draft: true } })).toMatchObject({
      code: 200,
      notes: [{ field: "body", message: still }],
    });
    writeFileSync(join(contentDir, "guides/de-passport/de.mdx"), before);
  });

  it("refuses several words in one field of a list, at their field", async () => {
    const form = await opened(german);
    const keywords = ["Passbild, Passfoto"];
    expect(await save({ name: german, opened: form, text: { ...form, keywords } })).toMatchObject({
      code: 422,
      refusals: [{ field: "keywords.0", message: expect.stringContaining("without commas") }],
    });
    const names = await opened("countries/de");
    const countries = [{ country: "DE", aliases: ["BRD, Bundesrepublik"] }];
    expect(await save({ name: "countries/de", opened: names, text: { ...names, countries } })).toMatchObject({
      code: 422,
      refusals: expect.arrayContaining([
        {
          path: expect.any(String),
          field: "countries.0.aliases",
          message: expect.stringContaining("more than one word"),
        },
      ]),
    });
  });

  it("saves texts of the interface, and refuses a lost placeholder", async () => {
    const form = await opened("interface/home.de");
    const card = form.card as Values;
    expect(
      await save({
        name: "interface/home.de",
        opened: form,
        text: { ...form, card: { ...card, title: "Passfoto machen" } },
      }),
    ).toMatchObject({ code: 200 });
    expect((await opened("interface/home.de")).card).toMatchObject({ title: "Passfoto machen" });
    const size = await opened("interface/result.de");
    const [key, text] = Object.entries(size).find(([, value]) => /\{\{/.test(String(value)))!;
    const broken = { ...size, [key]: String(text).replace(/\{\{[^}]*\}\}/, "") };
    expect(await save({ name: "interface/result.de", opened: size, text: broken })).toMatchObject({
      code: 422,
      refusals: [{ field: key, message: expect.stringMatching(/, German: It lacks .* of the English text/) }],
    });
  });

  it("refuses an English text with a placeholder that the page does not fill in", async () => {
    const name = "interface/result.en";
    const form = await opened(name);
    const text = { ...form, document: String(form.document).replace("{{country}}", "{{land}}") };
    expect(await save({ name, opened: form, text })).toEqual({
      code: 422,
      refusals: [
        {
          path: `forms/${name}.json`,
          field: "document",
          message: expect.stringMatching(
            /English: It lacks \{\{country\}\} of the text before and has \{\{land\}\}, which .*\. The page fills these in/,
          ),
        },
      ],
    });
  });

  it("saves remarks, names of countries, redirects and the documents of the home page", async () => {
    const subjectsBefore = read("remarks/subjects.json");
    const remarks = await opened("remarks/g.de");
    const [id] = Object.keys(remarks);
    await save({ name: "remarks/g.de", opened: remarks, text: { ...remarks, [id!]: "Ein anderer Satz." } });
    expect(read("remarks/de.json")).toContain(`"${id}": "Ein anderer Satz."`);
    const english = await opened("remarks/g.en");
    expect(
      await save({ name: "remarks/g.en", opened: english, text: { ...english, [id!]: "Other" } }),
    ).toMatchObject({
      code: 422,
      refusals: [{ field: id, message: expect.stringContaining("under Documents") }],
    });

    const subject = `${id}-subject`;
    const other = english[subject] === "print" ? "file" : "print";
    await save({ name: "remarks/g.en", opened: english, text: { ...english, [subject]: other } });
    const subjects = JSON.parse(read("remarks/subjects.json"));
    expect([subjects[id!], Object.keys(subjects).length]).toEqual([
      other,
      Object.keys(JSON.parse(subjectsBefore)).length,
    ]);

    const redirects = await opened("lists/redirects");
    const list = [{ from: "/guide/old-name", to: "/guide/de-passport" }];
    await save({ name: "lists/redirects", opened: redirects, text: { redirects: list } });
    expect(read("redirects.yaml")).toMatch(/^# .*\n\/guide\/old-name: \/guide\/de-passport\n$/);
    const both = { redirects: [{ from: "old name", to: "/guide/nowhere" }] };
    const { refusals } = await save({ name: "lists/redirects", opened: { redirects: list }, text: both });
    expect(refusals.map(({ field }) => field)).toEqual(["redirects.0.from", "redirects.0.to"]);
    const wrong = { redirects: [{ from: "/guide/old-name", to: "/guide/nowhere" }] };
    expect(await save({ name: "lists/redirects", opened: { redirects: list }, text: wrong })).toMatchObject({
      code: 422,
      refusals: [
        { field: "redirects.0.to", message: expect.stringContaining("there is no page /guide/nowhere") },
      ],
    });
  });

  it.each(["documents/../../locales/de/common", "guides/de-passport.xx", "secrets/all", "lists/other"])(
    "has no form at %s",
    async (name) => {
      expect((await save({ name, text: { a: 1 } })).code).toBe(422);
    },
  );
});

describe("notes for translators", () => {
  const path = "forms/guides/de-passport.de.json";
  const notes = async () =>
    (await app.inject({ url: "/edit/notes.json", query: { path } })).json<
      Record<string, { outdated: string | null; terms: { term: string; words: string[] }[] }>
    >();

  it("give the glossary's words, and mark what follows an older English until it was compared", async () => {
    expect((await notes()).body).toMatchObject({ outdated: null });
    const terms = (await notes()).body!.terms.map(({ term }) => term);
    expect(terms).toContain("passport photo");
    const english = read("guides/de-passport/en.mdx");
    writeFileSync(join(contentDir, "guides/de-passport/en.mdx"), `${english}\nOne sentence more.\n`);
    expect((await notes()).body).toMatchObject({ outdated: "guides/de-passport" });
    const compared = { path, field: "body" };
    await app.inject({ method: "POST", url: "/edit/compared", payload: compared });
    expect((await notes()).body).toMatchObject({ outdated: null });
    writeFileSync(join(contentDir, "guides/de-passport/en.mdx"), english);
  });

  it.each([
    [{ path, field: "body" }, 200],
    [{ path: "forms/guides/nowhere.de.json", field: "body" }, 404],
    [{ path }, 400],
    [{ path, field: {} }, 400],
    [undefined, 400],
  ])("are told of a comparison as %j: %d", async (payload, code) => {
    const answer = await app.inject({ method: "POST", url: "/edit/compared", payload });
    expect(answer.statusCode).toBe(code);
  });

  it("notice English that changes after a translation was added", async () => {
    const english = { ...question, question: "May I wear a watch?" };
    await save({ name: "faq/watch.en", text: english });
    await save({ name: "faq/watch.de", text: { question: "Darf ich eine Uhr tragen?", body: "Ja." } });
    const ofWatch = async () =>
      (await app.inject({ url: "/edit/notes.json", query: { path: "forms/faq/watch.de.json" } })).json();
    expect(await ofWatch()).toMatchObject({ body: { outdated: null } });
    await save({ name: "faq/watch.en", opened: english, text: { ...english, body: "No." } });
    expect(await ofWatch()).toMatchObject({ body: { outdated: "faq/watch" } });
  });
});

describe("pictures", () => {
  const put = (name: string, payload: Buffer) =>
    app.inject({
      method: "PUT",
      url: `/edit/pictures/${name}`,
      headers: { "content-type": "application/octet-stream" },
      payload,
    });
  const noise = (width: number) =>
    sharp({
      create: {
        width,
        height: width,
        channels: 3,
        background: "#888",
        noise: { type: "gaussian", mean: 128, sigma: 12 },
      },
    });

  it("are made small enough, and never replaced", async () => {
    const big = await noise(3_000).webp({ quality: 90 }).toBuffer();
    expect((await put("hearing-aid.webp", big)).statusCode).toBe(200);
    const saved = readFileSync(join(contentDir, "../static/images/hearing-aid.webp"));
    expect(saved.length).toBeLessThanOrEqual(400_000);
    expect((await sharp(saved).metadata()).width).toBe(2_400);
    const other = await noise(50).webp().toBuffer();
    expect((await put("hearing-aid.webp", other)).json()).toMatchObject({
      message: expect.stringContaining("already"),
    });
  });

  it("are offered once, where they are stored in several formats", async () => {
    const dir = join(contentDir, "../static/images");
    for (const name of ["thrice.avif", "thrice.jpg", "thrice.webp", "alone.jpg"])
      writeFileSync(join(dir, name), await noise(10).webp().toBuffer());
    const { pictures } = (await app.inject("/edit/forms.json")).json<{ pictures: string[] }>();
    const offered = pictures.filter((name) => /^(thrice|alone)/.test(name));
    for (const name of ["thrice.avif", "thrice.jpg", "thrice.webp", "alone.jpg"]) rmSync(join(dir, name));
    expect(offered).toEqual(["alone.jpg", "thrice.webp"]);
  });

  it.each([
    ["note.webp", Buffer.from("no picture"), /no picture that can be read/],
    ["Big%20Photo.jpg", Buffer.from(""), /cannot be the name/],
    ["..%2F..%2Fevil.png", Buffer.from(""), /cannot be the name/],
  ])("refuses %s", async (name, bytes, words) => {
    const answer = await put(name, bytes);
    expect(answer.statusCode).toBe(422);
    expect(answer.json<{ message: string }>().message).toMatch(words);
  });
});

it("answers no other name than this machine's, and no form of another site", async () => {
  const elsewhere = await app.inject({ url: "/edit/forms.json", headers: { host: "evil.example:8400" } });
  expect(elsewhere.statusCode).toBe(403);
  const form = await app.inject({
    method: "POST",
    url: "/edit/forms.json",
    headers: { "content-type": "text/plain" },
    payload: JSON.stringify({ forms: [] }),
  });
  expect(form.statusCode).toBeGreaterThanOrEqual(400);
});

it("says whether the preview is behind, null while it does not answer, and nothing without one", async () => {
  let state = "";
  const preview = createServer((_request, response) => {
    response.statusCode = state === "" ? 503 : 200;
    response.end(state);
  }).listen();
  const siteUrl = `http://127.0.0.1:${(preview.address() as AddressInfo).port}`;
  const withPreview = editServer({ contentDir, backend: { name: "test-repo" }, siteUrl });
  const ask = async () => (await withPreview.inject("/edit/preview-state.json")).json<unknown>();
  expect(await ask()).toBeNull();
  state = '{"isBehind":true}';
  expect(await ask()).toEqual({ isBehind: true });
  preview.closeAllConnections();
  preview.close();
  await withPreview.close();
  expect((await app.inject("/edit/preview-state.json")).statusCode).toBe(404);
});

it("gives the counter of letters the function of the check", async () => {
  const { body, headers } = await app.inject("/edit/search-result.js");
  expect(headers["content-type"]).toContain("text/javascript");
  const address = `data:text/javascript,${encodeURIComponent(body)}`;
  const script = `import(process.argv[1]).then((module) => console.log(module.visibleWidth("パスポート ID")))`;
  expect(execFileSync(process.execPath, ["-e", script, address], { encoding: "utf8" })).toBe("13\n");
});

it("edits the files as they are where a host gets what the browser writes", () => {
  const backend = gitBackend("github", { repo: "owner/site" });
  const { collections, backend: configured } = cmsConfig({ contentDir, backend, codes: [] });
  expect(configured).toBe(backend);
  const documents = collections.find(({ name }) => name === "documents");
  expect(documents).toMatchObject({ files: [{ file: "content/templates/de.yaml", format: "raw" }] });
});

it.each([
  ["git-hub", { repo: "owner/site" }, /no host "git-hub"\. Did you mean "github"/],
  ["github", {}, /--repo owner\/name/],
  ["gitea", { repo: "owner/site", url: "http://git.example" }, /must begin with https/],
])("refuses the host %s with %j", (name, options, words) => {
  expect(() => gitBackend(name, options)).toThrow(words);
});

/** Every file of the copy with its text. */
function snapshot(): Record<string, string> {
  const names = readdirSync(contentDir, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    names
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => {
        const path = join(parentPath, name);
        return [path, readFileSync(path, "utf8")];
      }),
  );
}

/** Names of the files that were written or removed since. */
function changedSince(before: Record<string, string>): string[] {
  const now = snapshot();
  return [...new Set([...Object.keys(before), ...Object.keys(now)])].filter(
    (path) => before[path] !== now[path],
  );
}
