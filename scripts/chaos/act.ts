import { randomUUID } from "node:crypto";
import type { Random } from "../trials/seeded-random";
import { type Visitor, visit } from "../trials/visitor";
import type { Ledger } from "./ledger";

/** One visitor who uploads, makes cards, writes and removes until the server is gone. */
export async function actUntilGone(
  address: string,
  random: Random,
  nextPicture: () => Buffer,
  ledger: Ledger,
): Promise<void> {
  const own: string[] = [];
  let visitor: Visitor;
  try {
    visitor = await visit(address, 10_000);
    for (;;) await act(visitor, own, random, nextPicture, ledger);
  } catch {
    // The connection broke: what was not answered is not acknowledged.
  }
}

async function act(
  visitor: Visitor,
  own: string[],
  random: Random,
  nextPicture: () => Buffer,
  ledger: Ledger,
) {
  const turn = random.below(10);
  if (turn < 5) {
    const { code, data } = await visitor.upload(nextPicture(), { riskyCheck: String(random.below(2)) });
    if (code !== 0) return;
    own.push(data.fileName);
    ledger.uploaded(visitor.token, data.fileName);
  } else if (turn < 8) {
    const message = randomUUID();
    if ((await visitor.feedback(message)).code === 0) ledger.sent(message);
  } else if (own.length > 0) {
    const fileName = own.splice(random.below(own.length), 1)[0]!;
    ledger.removing(fileName);
    if ((await visitor.remove(fileName)).code === 0) ledger.removed(fileName);
  }
}
