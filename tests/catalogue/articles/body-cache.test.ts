import { describe, expect, it } from "@jest/globals";
import { BodyCache } from "../../../catalogue/articles/body-cache";
import type { References } from "../../../catalogue/articles/references";
import { stubEnv } from "../../for-this-test";

const references = (...pages: string[]) => ({ pages: new Set(pages) }) as unknown as References;
const text = (code: string, body: string) =>
  ({ file: `guides/x/${code}.mdx`, format: "mdx", code, body }) as const;

/** How often a body was read when it was asked for under each of these circumstances. */
function readings(...asked: [ReturnType<typeof text>, References][]): number {
  const bodies = new BodyCache<number>();
  let count = 0;
  for (const [each, now] of asked) bodies.get(each, now, () => ++count);
  return count;
}

describe("bodies that are kept", () => {
  const same = references("/a");

  it("are the English ones, and in a preview all", () => {
    expect(readings([text("en", "a"), same], [text("en", "a"), same])).toBe(1);
    expect(readings([text("de", "a"), same], [text("de", "a"), same])).toBe(2);
    stubEnv("GATSBY_PREVIEW", "1");
    expect(readings([text("de", "a"), same], [text("de", "a"), same])).toBe(1);
  });

  it("are read again when the body is another, or what it may point at", () => {
    expect(readings([text("en", "a"), same], [text("en", "b"), same])).toBe(2);
    expect(readings([text("en", "a"), same], [text("en", "a"), references("/a")])).toBe(1);
    const linking = text("en", "[b](/guide/b)");
    const both = references("/a", "/guide/b");
    expect(readings([linking, both], [linking, references("/a")])).toBe(2);
    expect(readings([linking, both], [linking, references("/guide/b")])).toBe(1);
    expect(readings([linking, both], [linking, references("/a", "/guide/b", "/c")])).toBe(1);
    const fact = text("en", '<Fact of="de-passport" />');
    expect(readings([fact, references("/requirements/de-passport")], [fact, references("/a")])).toBe(2);
  });

  it("are read again when they show a picture, which may have changed below its address", () => {
    const picture = text("en", "![a](/images/a.png)");
    expect(readings([picture, same], [picture, same])).toBe(1);
    expect(readings([picture, same], [picture, references("/a")])).toBe(2);
  });
});
