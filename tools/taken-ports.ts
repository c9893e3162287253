import { createServer } from "node:net";
import { WrongArguments } from "./command-line";

/** Found out before the minutes of a build. Without a host: on any address of this machine. */
export function isPortFree(port: number, host?: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", ({ code }: NodeJS.ErrnoException) => resolve(code !== "EADDRINUSE"));
    probe.listen({ port, host }, () => probe.close(() => resolve(true)));
  });
}

/**
 * @param ways by port, what to do where it is taken
 * @throws WrongArguments naming the ports that are taken
 */
export async function demandFreePorts(ways: ReadonlyMap<number, string>): Promise<void> {
  const taken: string[] = [];
  // With 0 the system chooses a free one.
  for (const [port, way] of ways)
    if (port !== 0 && !(await isPortFree(port)))
      taken.push(`Port ${port} is taken by another program. ${way}`);
  if (taken.length > 0) throw new WrongArguments(taken.join("\n"));
}

/** Two previews of one folder would write over each other's files. */
export const onePreview =
  "If that is a preview or npm run dev of this folder, use that one or stop it first.";
