/** Base URL of the engine's files (`src/gatsby/engine-files.ts`), defined by webpack. */
declare const photoEnginePath: string;

export const engineUrl = () => new URL(photoEnginePath, window.location.origin).href;
