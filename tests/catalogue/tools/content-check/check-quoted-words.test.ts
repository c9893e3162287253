import { expect, it } from "@jest/globals";
import type { Article } from "../../../../catalogue/articles/article-files";
import { checkQuotedWords } from "../../../../catalogue/tools/content-check/check-quoted-words";

const interfaceTexts = new Map([
  [
    "en",
    new Map([
      [
        "result",
        new Map([
          ["wait.title", "Please wait."],
          ["tabs.printout", "Printout"],
        ]),
      ],
    ]),
  ],
  [
    "de",
    new Map([
      [
        "result",
        new Map([
          ["wait.title", "Bitte warten"],
          ["tabs.printout", "Aus\u00addruck"],
        ]),
      ],
    ]),
  ],
]);

function faultsOf(english: string, german: string) {
  const text = (code: string, body: string) => ({ file: `faq/x/${code}.md`, code, front: {}, body });
  const texts = new Map([text("en", english), text("de", german)].map((own) => [own.code, own]));
  return checkQuotedWords({ texts } as unknown as Article<object, object>, interfaceTexts).map(
    ({ file, problem, fix }) => `${file} ${problem} ${fix}`,
  );
}

it("wants words of the interface as the interface has them", () => {
  expect(faultsOf('It says "Please wait".', "Da steht „Bitte warten“.")).toEqual([]);
  expect(faultsOf('It says "Please wait".', "Da steht „Einen Augenblick“.")).toEqual([
    'faq/x/de.md does not quote "Please wait" as the interface says it. Write "Bitte warten".',
  ]);
  expect(faultsOf("Open the Printout tab.", "Öffnen Sie den Reiter Ausdruck.")).toEqual([]);
  expect(faultsOf("Open the Printout tab.", "Öffnen Sie den Reiter Druck.")).toHaveLength(1);
});

it("leaves other people's words and attributes alone", () => {
  expect(faultsOf('The form says "Too large to send".', "Das Formular sagt „Zu groß“.")).toEqual([]);
  expect(faultsOf('<Step title="Please wait">', '<Step title="Geduld">')).toEqual([]);
});
