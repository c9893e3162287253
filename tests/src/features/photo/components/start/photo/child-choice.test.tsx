import { resolve } from "node:path";
import { afterEach, expect, test } from "@jest/globals";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { loadTemplates } from "../../../../../../../catalogue/templates/load-templates";
import { collectTemplates } from "../../../../../../../catalogue/templates/template-collection";
import type { Template } from "../../../../../../../contract/document/template";
import { ChildChoice } from "../../../../../../../src/features/photo/components/start/photo/child-choice";
import { renderEnglish, texts } from "../../../../../components/render";

afterEach(cleanup);

const contentDir = resolve("content");
const { byUrlPath } = collectTemplates(loadTemplates(resolve(contentDir, "templates")), [], contentDir, "en");
const { child } = texts.photo;
const { children } = texts.evidence;

function Choice({ template }: { template: Template | null }) {
  const [isOn, setIsOn] = useState(false);
  return <ChildChoice isOn={isOn} onChange={setIsOn} template={template} />;
}

async function choose(urlPath: string | null) {
  renderEnglish(<Choice template={urlPath === null ? null : byUrlPath.get(urlPath)!} />);
  expect(screen.queryByRole("list")).toBeNull();
  await userEvent.click(screen.getByRole("switch", { name: child.label }));
  // It comes when it is wanted first.
  await screen.findByText(child.lay);
}

test("a baby is laid on a sheet in the required colour, with nobody's hands, and as its authority says", async () => {
  await choose("gb-passport");
  const advice = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(advice).toEqual([child.sit, child.lay, child.alone, child.faceFree]);
  expect(screen.getByRole("heading", { name: texts.photo.document.childRules })).toBeTruthy();
  expect(screen.getAllByRole("term").map((age) => age.nextElementSibling?.textContent)).toEqual([
    `${children.eyesMayBeClosed}${children.supportHidden}`,
    `${children.expressionFree}${children.gazeFree}`,
  ]);
  expect(screen.queryByText(child.unknown)).toBeNull();
  expect(screen.getByRole("link", { name: child.article }).getAttribute("href")).toBe(
    "/blog/baby-passport-photos",
  );
});

test("where no rule for children is known, the safe way is said, once a document is chosen", async () => {
  await choose("kz-id-card");
  expect(screen.getByText(child.unknown)).toBeTruthy();
  expect(screen.queryByRole("heading", { name: texts.photo.document.childRules })).toBeNull();
  cleanup();
  await choose(null);
  expect(screen.queryByText(child.unknown)).toBeNull();
});
