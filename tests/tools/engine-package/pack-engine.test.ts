import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { drawPortrait } from "../../fixtures/portraits/draw-portrait";

const root = join(__dirname, "../../..");
const name = "open-passport-photo-engine";
let folder: string;
let installed: string;

const run = (command: string, args: string[], cwd = folder) =>
  execFileSync(command, args, { cwd, encoding: "utf8" });

/**
 * Installs the packed file into an empty folder as npm would, but without the network: only the dependencies that its manifest names are
 * there, as links to those of this repository.
 */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "packed-engine-"));
  const file = run("npm", ["run", "--silent", "pack:engine", "--", "--out", folder], root).trim();
  installed = join(folder, "node_modules", name);
  mkdirSync(installed, { recursive: true });
  run("tar", ["-xzf", file, "-C", installed, "--strip-components=1"]);
  const { dependencies } = JSON.parse(readFileSync(join(installed, "package.json"), "utf8"));
  for (const dependency of Object.keys(dependencies)) {
    const link = join(folder, "node_modules", dependency);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, "node_modules", dependency), link);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a program in the folder. */
function runProgram(code: string): string {
  writeFileSync(join(folder, "program.mjs"), code);
  return run(process.execPath, ["program.mjs"]);
}

it("the packed engine runs the example of its README", async () => {
  const readme = readFileSync(join(installed, "README.md"), "utf8");
  const [, example] = /```js\n([\s\S]*?)```/.exec(readme)!;
  writeFileSync(join(folder, "portrait.jpg"), await drawPortrait().jpeg());
  const lines = runProgram(example!).trimEnd().split("\n");
  expect(lines.at(-1)).toMatch(/^(ready|look|ask|refusal-likely) true \d/);
  expect(readFileSync(join(folder, "photo.jpg")).subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
  expect(readFileSync(join(folder, "sheet.pdf")).subarray(0, 5).toString()).toBe("%PDF-");
});

it("the packed engine refuses what is no picture, and names an unknown document", () => {
  const answers = runProgram(`
    import { findRule, listDocuments, makePhoto } from "${name}";
    const { accepted, checks } = await makePhoto(Buffer.from("no picture"), findRule("de-passport"));
    const { relaxed } = findRule("au-baby-passport", { isChild: true });
    const faultOf = (id) => { try { findRule(id); } catch (error) { return error.name + ": " + error.message; } };
    const faults = ["xx-passport", "uk-passport", "united-kingdom-passport", "gb-pasport", "gb-driver-permit", "usa-passport"].map(faultOf);
    console.log(JSON.stringify({ accepted, rule: checks.at(-1).rule, relaxed, faults, documents: listDocuments().length }));
  `);
  const answer = JSON.parse(answers);
  expect(answer).toMatchObject({ accepted: false, rule: "image-type" });
  const [none, ...others] = answer.faults as string[];
  expect(none).toBe('UnknownDocument: There is no document "xx-passport". listDocuments() has all ids.');
  const meant = others.map((fault) => /Did you mean "(.*)"\?$/.exec(fault)?.[1]);
  expect(meant).toEqual(["gb-passport", "gb-passport", "gb-passport", undefined, "us-passport"]);
  expect(others[3]).toContain("Documents of this country are gb-passport, ");
  expect(answer.relaxed).toContain("mouth-closed");
  expect(answer.documents).toBeGreaterThan(500);
});

it("the packed engine tells a program that does nothing else of a photo that took too long", () => {
  const answer = runProgram(`
    import { findRule, makePhotoPool } from "${name}";
    const pool = makePhotoPool({ workers: 1, maxQueue: 1, timeoutMs: 100 });
    pool.makePhoto(Buffer.from("no picture"), findRule("de-passport")).catch(({ code }) => console.log(code));
  `);
  expect(answer).toBe("timeout\n");
});

it("the packed engine says in words what a check found", () => {
  const answers = runProgram(`
    import { findRule, makePhoto, wordsOf } from "${name}";
    const { checks: [check] } = await makePhoto(Buffer.from("no picture"), findRule("de-passport"));
    const refused = (() => { try { wordsOf(check, "xx"); } catch (error) { return error.name + " " + error.message; } })();
    const crown = { ...check, messageKey: "headHeightUncertain" };
    const advices = ["cutOutKept", "captionMissing"].map((messageKey) => wordsOf({ ...check, verdict: "warn", messageKey }, "de").advice);
    const none = (() => { try { wordsOf(undefined); } catch (error) { return error.message; } })();
    const titles = ["de-AT", "pt", "zh-hant", "zh-TW"].map((tag) => wordsOf(check, tag).title);
    console.log(JSON.stringify({ en: wordsOf(check), de: wordsOf(check, "de"), titles, crown: wordsOf(crown).advice, advices, refused, none }));
  `);
  const textsOf = (code: string) =>
    JSON.parse(readFileSync(join(root, `locales/${code}/errors.json`), "utf8"));
  const { en, de, titles, crown, advices, refused, none } = JSON.parse(answers);
  const { imageType, headHeightUncertain } = textsOf("en");
  expect(en).toEqual({ name: imageType.name, title: imageType.plain, advice: imageType.advice });
  expect(de.title).toBe(textsOf("de").imageType.plain);
  expect(titles).toEqual(["de", "pt", "zh-tw", "zh-tw"].map((code) => textsOf(code).imageType.plain));
  // The package draws no lines to look at.
  expect(crown).toBe(headHeightUncertain.retake);
  // It has neither a choice of backgrounds to point at nor fields.
  const german = textsOf("de");
  expect(advices).toEqual([german.backgroundColour.advice, german.captionMissing.required]);
  expect(none).toContain("The check must be one of `checks`");
  expect(refused).toMatch(/^RangeError There are no words in "xx"\. Possible are: en, ar, /);
});

it("the packed engine tells which documents take no photo made at home, in the list, in words and in each answer", () => {
  const answers = runProgram(`
    import { checkPhoto, findRule, listDocuments, makePhoto, notesOf } from "${name}";
    const documents = Object.fromEntries(listDocuments().map(({ documentId, ...document }) => [documentId, document]));
    const bytes = Buffer.from("no picture");
    const rule = findRule("fr-driving-licence");
    const own = { ...rule, urlPath: "club-card" };
    const [made, checked, unknown] = await Promise.all([makePhoto(bytes, rule), checkPhoto(bytes, rule), makePhoto(bytes, own)]);
    const fault = (() => { try { notesOf("fr-driving-license"); } catch (error) { return error.message; } })();
    console.log(JSON.stringify({
      documents, notes: notesOf("fr-driving-licence", "de"), none: notesOf("us-visa"), fault,
      inAnswers: [made, checked, unknown].map(({ document }) => document && [document.documentId, document.takesHomePhoto]),
    }));
  `);
  const { documents, notes, none, fault, inAnswers } = JSON.parse(answers);
  expect(documents["fr-driving-licence"]).toMatchObject({
    takenBy: "code",
    takesHomePhoto: false,
    handedInAs: [],
  });
  expect(documents["us-visa"]).toMatchObject({ takesHomePhoto: true, handedInAs: ["file", "print"] });
  const evidence = JSON.parse(readFileSync(join(root, "locales/de/evidence.json"), "utf8"));
  expect(notes).toEqual([evidence.takenBy.codeNote]);
  expect(none).toEqual([]);
  expect(fault).toBe('There is no document "fr-driving-license". Did you mean "fr-driving-licence"?');
  expect(inAnswers).toEqual([["fr-driving-licence", false], ["fr-driving-licence", false], null]);
});

it("the packed engine works in a program in CommonJS", () => {
  writeFileSync(
    join(folder, "program.cjs"),
    `const { listDocuments } = require("${name}");
     import("${name}").then((engine) => console.log(engine.listDocuments === listDocuments));`,
  );
  expect(run(process.execPath, ["program.cjs"])).toBe("true\n");
});

it("the packed engine accepts the rules of all its documents and names a wrong argument", () => {
  const messages = runProgram(`
    import { checkPhoto, findRule, listDocuments, makePhoto } from "${name}";
    const rules = listDocuments().flatMap(({ documentId }) => [findRule(documentId), findRule(documentId, { isChild: true })]);
    // The rule is looked at before the options.
    const faults = await Promise.all(rules.map((rule) => checkPhoto(Buffer.from(""), rule, { papr: "a4" }).catch(({ message }) => message)));
    console.log([...new Set(faults)].join("\\n"));
    console.log(await makePhoto("portrait.jpg", rules[0]).catch(({ message }) => message));
  `);
  expect(messages.trim().split("\n")).toEqual([
    'options has no "papr". Possible are: answers, given.',
    "The picture must be the bytes of a file: a Uint8Array, such as a Buffer.",
  ]);
});

it("the packed engine puts a second document on the sheet, under its id, and takes undefined as left out", () => {
  const second = runProgram(`
    import { findRule, makePhoto } from "${name}";
    import { readFileSync } from "node:fs";
    const otherDocument = { rule: findRule("ca-visa"), sheetLabel: undefined };
    const options = { otherDocument, paper: undefined, background: undefined, sheetLabel: undefined };
    const photo = await makePhoto(readFileSync("portrait.jpg"), findRule("us-visa"), options);
    console.log(JSON.stringify(photo.printout.otherDocument));
  `);
  expect(JSON.parse(second)).toMatchObject({ urlPath: "ca-visa", grade: expect.any(String) });
});

it("the packed engine's pool has the calls of the module, several at once", () => {
  const answers = runProgram(`
    import { findRule, makePhotoPool } from "${name}";
    import { readFileSync } from "node:fs";
    const pool = makePhotoPool({ workers: 2, maxQueue: 1 });
    const bytes = readFileSync("portrait.jpg");
    const rule = findRule("us-visa");
    const makes = ["a4", "letter"].map((paper) => pool.makePhoto(bytes, rule, { paper }));
    const fault = await pool.makePhoto(bytes, rule, { papr: "a4" }).catch(({ message }) => message);
    const photos = await Promise.all(makes);
    const checked = await pool.checkPhoto(photos[0].digital.bytes, rule);
    const calls = Array.from({ length: 4 }, () => pool.checkPhoto(bytes, rule));
    const codes = (await Promise.allSettled(calls)).map(({ reason }) => reason?.code ?? null);
    await pool.close();
    const papers = photos.map(({ printout }) => printout.paper);
    console.log(JSON.stringify({ papers, fault, checked: checked.accepted, codes, names: Object.keys(pool) }));
  `);
  expect(JSON.parse(answers)).toEqual({
    papers: ["a4", "letter"],
    fault: expect.stringContaining('options has no "papr"'),
    checked: true,
    codes: [null, null, null, "full"],
    names: ["makePhoto", "checkPhoto", "close"],
  });
});

it("the packed engine has types for strict programs", () => {
  writeFileSync(
    join(folder, "program.mts"),
    `import { checkPhoto, findRule, makePhoto, makePhotoPool, type PhotoOutcome } from "${name}";
     const outcome: PhotoOutcome = await makePhoto(new Uint8Array(), findRule("us-visa"), { copies: 2 });
     if (outcome.accepted) outcome.printout.pdf.length.toFixed();
     await makePhotoPool({ workers: 1, maxQueue: 1 }).makePhoto(new Uint8Array(), findRule("us-visa"), { copies: 2 });
     const { given } = await checkPhoto(new Uint8Array(), findRule("us-visa"));
     const shares: boolean | undefined = outcome.document?.takesHomePhoto;
     await checkPhoto(new Uint8Array(), findRule("us-visa"), { given: { format: "heic", widthPx: 1, heightPx: 1, bytes: 1 } });
     // @ts-expect-error: no format that is read
     await checkPhoto(new Uint8Array(), findRule("us-visa"), { given: { format: "jpg", widthPx: 1, heightPx: 1, bytes: 1 } });
     // @ts-expect-error: null where the bytes are no picture
     given.widthPx;
     // @ts-expect-error: a document is named by its id
     findRule(1);`,
  );
  const flags = "--noEmit --strict --module nodenext --target es2022 --ignoreConfig".split(" ");
  const types = ["--types", "node", "--typeRoots", join(root, "node_modules/@types")];
  run(process.execPath, [
    join(root, "node_modules/@typescript/native/bin/tsc"),
    "program.mts",
    ...flags,
    ...types,
  ]);
});
