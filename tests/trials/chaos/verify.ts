import type { ServerProcess } from "../server-process";
import { deviceQuery } from "../visitor";
import type { Ledger } from "./ledger";

async function statusOf(
  { address }: ServerProcess,
  { token, fileName }: { token: string; fileName: string },
): Promise<number> {
  const query = deviceQuery("chaos-device-of-thirty-2-letters");
  const answer = await fetch(`${address}/v5/image/file/${fileName}?${query}`, { headers: { token } });
  const bytes = await answer.arrayBuffer();
  return answer.status === 200 && bytes.byteLength === 0 ? 0 : answer.status;
}

/** What was acknowledged is there, what was removed is not; each is looked at once, by the next process. */
export async function verify(
  server: ServerProcess,
  ledger: Ledger,
  seen: Set<string>,
  tellFault: (what: string) => void,
): Promise<void> {
  for (const file of ledger.kept().filter(({ fileName }) => !seen.has(fileName))) {
    const status = await statusOf(server, file);
    if (status !== 200) tellFault(`the acknowledged ${file.fileName} answers ${status}`);
    seen.add(file.fileName);
  }
  for (const file of ledger.gone().filter(({ fileName }) => !seen.has(`gone ${fileName}`))) {
    if ((await statusOf(server, file)) === 200) tellFault(`the removed ${file.fileName} is back`);
    seen.add(`gone ${file.fileName}`);
  }
}
