/** Asks a small call ten times a second; the returned function ends it and tells its times. */
export function watchAnswers(address: string, path: string): () => Promise<number[]> {
  const times: number[] = [];
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      const startedAt = performance.now();
      const answer = await fetch(address + path).catch(() => null);
      times.push(answer?.ok ? performance.now() - startedAt : Number.POSITIVE_INFINITY);
      await answer?.arrayBuffer();
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  })();
  return async () => {
    isOver = true;
    await asking;
    return times;
  };
}
