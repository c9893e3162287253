import { buildStampAt } from "./build-stamp";

/** How far the first build of the site has come, which begins with English (docs/decisions/0017-english-first.md). Survives an interruption. */
export interface FirstBuild {
  /** Has it begun, and not yet built all languages? */
  isUnfinished(): boolean;
  /** Are the English pages of these sources there? */
  hasEnglish(sources: string): boolean;
  begin(): void;
  /** The English pages of these sources are there. */
  keepEnglish(sources: string): void;
  /** All languages will be built over them; pages of other sources cannot be served any more. */
  beginRest(sources: string): void;
  end(): void;
}

/** @param file that remembers it */
export function firstBuildAt(file: string): FirstBuild {
  const stamp = buildStampAt(file);
  return {
    isUnfinished: stamp.exists,
    hasEnglish: stamp.matches,
    begin: () => stamp.write(""),
    keepEnglish: stamp.write,
    beginRest: (sources) => {
      if (stamp.exists() && !stamp.matches(sources)) stamp.write("");
    },
    end: stamp.remove,
  };
}
