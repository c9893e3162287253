interface PlainWords {
  problem: string;
  fix: string;
}

const closeIt = (tag: string) => `Close it with </${tag}>, on a line of its own with an empty line before.`;

/** What the parser of MDX says, and the same for a writer who knows no program code. */
const known: readonly [pattern: RegExp, words: (found: RegExpExecArray) => PlainWords][] = [
  [
    /expected corresponding closing tag for `<(\w+)>`/,
    ([, tag = ""]) => ({ problem: `<${tag}> is closed by another tag`, fix: closeIt(tag) }),
  ],
  [
    /closing tag (?:for )?`<\/?(\w+)>?`/,
    ([, tag = ""]) => ({ problem: `<${tag}> is not closed`, fix: closeIt(tag) }),
  ],
  [
    /closing slash/,
    () => ({ problem: "a tag is closed that was not opened", fix: "Take it out, or open it before." }),
  ],
  [
    /expression/,
    () => ({
      problem: "a curly brace means program code here",
      fix: "Write \\{ for the character itself, or remove it.",
    }),
  ],
  [
    /attribute value/,
    () => ({ problem: "quotation marks are missing in a tag", fix: 'Write them as in title="Stand".' }),
  ],
  [
    /before name/,
    () => ({
      problem: "after a smaller-than sign stands no tag",
      fix: "Write \\< for the character itself.",
    }),
  ],
  [/attribute name/, () => ({ problem: "a tag has no end", fix: "End it with />." })],
];

/** The parser counts from the body's first line, so its places in the text are left out. */
export function inPlainWords(reason: string): PlainWords {
  for (const [pattern, words] of known) {
    const found = pattern.exec(reason);
    if (found) return words(found);
  }
  const problem = reason.replace(/\s*\(\d+:\d+(-\d+:\d+)?\)/g, "").replace(/\.$/, "");
  return { problem, fix: "Compare with a neighbouring article." };
}
