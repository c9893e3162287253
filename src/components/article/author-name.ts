/**
 * Roles of the project, translated into every language; an author without a key keeps the name in `content/authors/`.
 */
const authorKeys: Readonly<Record<string, string>> = {
  data: "common:authors.data",
  editorial: "common:authors.editorial",
  engine: "common:authors.engine",
};

export function authorName(
  t: (key: string) => string,
  { authorId, name }: { authorId: string; name: string },
): string {
  const key = authorKeys[authorId];
  return key === undefined ? name : t(key);
}
