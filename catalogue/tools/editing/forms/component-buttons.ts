import { retention } from "../../../../contract/retention";
import type { ArticleKindName } from "../../../articles/article-collection";
import { typedComponents } from "../../../articles/tree/check-article-tree";
import { factFields } from "../../../templates/template-facts";
import { wordsOfName } from "../field-labels";

/** What a button inserts into a text, with its words. */
const componentLabels: Record<string, string> = {
  DocumentFacts: "Facts of a document",
  Fact: "One fact",
  PhotoDiagram: "Drawing of the photo",
  Step: "Step",
  Tip: "Tip",
  Warning: "Warning",
  Compare: "Right and wrong",
};

export function componentsFor(kind: ArticleKindName) {
  const named = typedComponents.map((typed) => ({ name: /\w+/.exec(typed)![0], typed }));
  return named
    .filter(({ name }) => kind === "legal" || name in componentLabels)
    .map(({ name, typed }) => ({
      label: componentLabels[name] ?? wordsOfName(name),
      typed,
      asks: asksOf(typed),
    }));
}

/** What an editor is asked for in place of each "…" that a component is typed with. */
function asksOf(typed: string) {
  const names = [...typed.matchAll(/(\w+)="…"/g)].map(([, name = ""]) => name);
  return [
    ...names.map((name) => ({
      name,
      label: askLabels[name] ?? wordsOfName(name),
      ...(words[name] && { options: words[name].map((value) => ({ value, label: wordsOfName(value) })) }),
    })),
    ...(typed.includes("> … <") ? [{ name: "text", label: "Text", isLong: true }] : []),
  ];
}

const words: Partial<Record<string, readonly string[]>> = {
  field: factFields,
  of: Object.keys(retention),
};

const askLabels: Record<string, string> = {
  urlPath: "Document",
  field: "Fact",
  of: "What is deleted, and the unit",
  good: "Words below the right picture",
  bad: "Words below the wrong picture",
};
