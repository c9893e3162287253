import { resolve } from "node:path";
import { afterEach, expect, test } from "@jest/globals";
import { cleanup, screen } from "@testing-library/react";
import { loadTemplates } from "../../../../../catalogue/templates/load-templates";
import { collectTemplates } from "../../../../../catalogue/templates/template-collection";
import { warningCount } from "../../../../../contract/document/note-warnings";
import { ChildrenSection } from "../../../../../src/components/requirement/children-section";
import { NoteList } from "../../../../../src/components/requirement/notes/note-list";
import { listedNotes } from "../../../../../src/components/requirement/notes/shown-notes";
import { RequirementView } from "../../../../../src/components/requirement/requirement-view";
import { renderEnglish, texts } from "../../render";

afterEach(cleanup);

const contentDir = resolve("content");
const templates = collectTemplates(loadTemplates(resolve(contentDir, "templates")), [], contentDir, "en");
const show = (urlPath: string) => renderEnglish(<NoteList template={templates.byUrlPath.get(urlPath)!} />);
const { inNotes, someApplications } = texts.evidence;
const subjects = () => screen.queryAllByRole("heading", { level: 4 }).map(({ textContent }) => textContent);

test("many notes stand under what they are about, each of them once", () => {
  show("jp-passport");
  const { photo, print } = texts.requirement.notesOn;
  expect(subjects()).toEqual([photo, texts.requirement.facts.file, print]);
  const listed = listedNotes(templates.byUrlPath.get("jp-passport")!);
  expect(screen.getAllByRole("listitem").length).toBe(listed.length);
});

test("a few notes need no headings", () => {
  show("us-baby-passport");
  expect(subjects()).toEqual([]);
  expect(screen.getAllByRole("listitem").length).toBeGreaterThan(0);
});

test("the note that states a rule stands in its row, where links lead to it", () => {
  renderEnglish(<RequirementView template={templates.byUrlPath.get("jp-passport")!} />);
  const { notes, inNotes: noted, ruleNotes } = templates.byUrlPath.get("jp-passport")!;
  const index = ruleNotes[noted.indexOf("file")]!;
  expect(notes[index]).toContain("Mynaportal");
  const row = document.getElementById(`note-${index}`)!;
  // The label first: the top of the window is under a button.
  expect(row.firstElementChild?.textContent).toBe(texts.requirement.facts.file);
  expect(row.textContent).toContain(notes[index]);
});

test("every note of every document is told once, and links to notes lead to its words", () => {
  for (const [urlPath, template] of templates.byUrlPath) {
    const { container } = renderEnglish(
      <RequirementView template={template}>
        {template.forChildren && <ChildrenSection template={template} rules={template.forChildren} />}
      </RequirementView>,
    );
    const text = container.textContent;
    const missing = template.notes.filter((note) => !text.includes(note));
    const said = template.notes.map((note, index) => [`note-${index}`, note]);
    const words: Record<string, string> = {
      ...Object.fromEntries(said),
      warning: template.notes[warningCount(template) - 1] ?? "",
      "shop-print": texts.evidence.shopPrint,
    };
    const dead = [...container.querySelectorAll("a")]
      .filter(({ textContent }) => textContent === inNotes || textContent === someApplications)
      .map((link) => link.getAttribute("href")!.slice(1))
      .filter((id) => !document.getElementById(id)?.textContent.includes(words[id] ?? "?"));
    const ids = [...container.querySelectorAll('[id^="note"]')].map(({ id }) => id);
    expect({ urlPath, missing, dead, twice: ids.length - new Set(ids).size }).toEqual({
      urlPath,
      missing: [],
      dead: [],
      twice: 0,
    });
    cleanup();
  }
});
