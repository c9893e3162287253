import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { operatorSays, retainedFor } from "../../../catalogue/articles/operator-words";
import { type Retained, retention } from "../../../contract/retention";
import { languages } from "../../../locales/languages";
import { readConfig } from "../../../server/config/config";
import { named } from "../../e2e/stored";
import { stubEnv } from "../../for-this-test";

function read(place: string, code: string) {
  const [, front = "", body = ""] = readFileSync(`content/${place}/${code}.mdx`, "utf8").split("---\n");
  return { front, body };
}
const retentionsIn = (body: string) => [...body.matchAll(/<Retention of="(\w+)"/g)].map(([, of]) => of);
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

describe("what the legal texts promise", () => {
  it("names all that browser tests find in a browser", () => {
    const { body } = read("legal/privacy", "en");
    const stored = body.slice(body.indexOf("## What your browser stores"), body.indexOf("## Sessions"));
    expect(named.map(([, , words]) => words).filter((words) => !stored.includes(words))).toEqual([]);
  });

  it("lists as many things that a browser stores in every language", () => {
    const bullets = (code: string) => read("legal/privacy", code).body.match(/^- /gm)?.length;
    const others = languages.map(({ code }) => [code, bullets(code)]);
    expect(others).toEqual(languages.map(({ code }) => [code, bullets("en")]));
  });

  it("is what the server is set to", () => {
    const config = readConfig({});
    expect(config.temporaryTtlMs).toBe(retainedFor("photoMinutes") * minuteMs);
    expect(config.tokenTtlMs).toBe(retainedFor("sessionDays") * dayMs);
    expect(config.mediaTtlMs).toBe(retainedFor("mediaDays") * dayMs);
    expect(config.feedbackTtlMs).toBe(retainedFor("feedbackDays") * dayMs);
  });

  it("follows the same variables as the server, and refuses what is no number", () => {
    const set = { TEMPORARY_MINUTES: "30", TOKEN_DAYS: "7", MEDIA_DAYS: "8" };
    for (const [variable, value] of Object.entries(set)) stubEnv(variable, value);
    expect(retainedFor("photoMinutes") * minuteMs).toBe(readConfig(set).temporaryTtlMs);
    expect(retainedFor("sessionDays") * dayMs).toBe(readConfig(set).tokenTtlMs);
    expect(retainedFor("mediaDays") * dayMs).toBe(readConfig(set).mediaTtlMs);
    stubEnv("MEDIA_DAYS", "a month");
    expect(() => retainedFor("mediaDays")).toThrow('MEDIA_DAYS is "a month"');
  });

  it("names controller and legal basis from the operator's own words", () => {
    stubEnv("GATSBY_CONTROLLER", " Ada Example, Ring 1, Vienna ");
    expect(operatorSays("controller")).toBe("Ada Example, Ring 1, Vienna");
    stubEnv("GATSBY_LEGAL_BASIS", "");
    expect(operatorSays("legalBasis")).toBe("");
  });

  it.each(languages.map(({ code }) => code))(
    "says the same numbers in %s, and types none of them",
    (code) => {
      for (const name of [
        "legal/privacy",
        "legal/terms",
        "faq/do-i-need-an-account",
        "faq/feedback-and-email",
        "faq/how-long-photos-are-kept",
      ]) {
        const { front, body } = read(name, code);
        const english = retentionsIn(read(name, "en").body);
        expect(retentionsIn(body)).toEqual(english);
        if (name !== "legal/terms") expect(english).not.toEqual([]);
        for (const of of Object.keys(retention) as Retained[])
          expect(body).not.toMatch(new RegExp(`(?<!\\d)${retention[of].usual}(?!\\d)`));
        // Descriptions for search engines hold no components.
        const minutes = name === "legal/privacy" ? [String(retention.photoMinutes.usual)] : [];
        expect(front.match(/\d+/g) ?? []).toEqual(minutes);
      }
      for (const component of ["Controller", "LegalBasis"])
        expect(read("legal/privacy", code).body).toContain(`<${component} />`);
    },
  );
});
