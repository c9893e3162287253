/** Where the build has put the engine's files (`src/gatsby/engine-files.ts`); webpack writes it in. */
declare const photoEnginePath: string;

export const engineUrl = () => new URL(photoEnginePath, window.location.origin).href;
