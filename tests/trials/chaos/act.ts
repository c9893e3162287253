import { randomUUID } from "node:crypto";
import type { Random } from "../seeded-random";
import { type CallAnswer, type Visitor, visit } from "../visitor";
import type { Ledger } from "./ledger";

/** Who is turned away comes again after this. */
const againMs = 100;

export interface Pictures {
  /** Too small for a document; costs little. */
  small(): Buffer;
  /** Good enough for a card. */
  portrait(): Buffer;
}

/** One visitor who uploads, makes cards, writes and removes until the server is gone. */
export async function actUntilGone(
  address: string,
  random: Random,
  pictures: Pictures,
  ledger: Ledger,
  tellFault: (what: string) => void,
): Promise<void> {
  const own: string[] = [];
  /** Turned away is an answer as good as any; a failure that names no cause is not. */
  const heard = async (call: string, asked: Promise<CallAnswer>): Promise<CallAnswer> => {
    const answer = await asked;
    if (answer.status >= 500 && answer.status !== 503) tellFault(`${call} answers HTTP ${answer.status}`);
    if (answer.status === 503) await new Promise((resolve) => setTimeout(resolve, againMs));
    return answer;
  };
  try {
    const visitor = await visit(address, 20_000);
    for (;;) await act(visitor, own, random, pictures, ledger, heard);
  } catch {
    // The connection broke: what was not answered is not acknowledged.
  }
}

async function act(
  visitor: Visitor,
  own: string[],
  random: Random,
  pictures: Pictures,
  ledger: Ledger,
  heard: (call: string, asked: Promise<CallAnswer>) => Promise<CallAnswer>,
): Promise<void> {
  const turn = random.below(20);
  if (turn < 10) {
    const riskyCheck = String(random.below(2));
    const { code, data } = await heard("an upload", visitor.upload(pictures.small(), { riskyCheck }));
    if (code !== 0) return;
    own.push(data.fileName);
    ledger.uploaded(visitor.token, data.fileName);
  } else if (turn < 15) {
    const message = randomUUID();
    if ((await heard("a message", visitor.feedback(message))).code === 0) ledger.sent(message);
  } else if (turn === 15) {
    const { code, data } = await heard("an upload", visitor.upload(pictures.portrait()));
    if (code !== 0) return;
    own.push(data.fileName);
    ledger.uploaded(visitor.token, data.fileName);
    const card = await heard("a card", visitor.card(data.fileName));
    if (card.code !== 0) return;
    for (const { fileName } of [card.data.digital, card.data.printout, card.data.preview])
      ledger.made(visitor.token, fileName, data.fileName);
  } else if (own.length > 0) {
    const fileName = own.splice(random.below(own.length), 1)[0]!;
    ledger.removing(fileName);
    if ((await heard("a removal", visitor.remove(fileName))).code === 0) ledger.removed(fileName);
  }
}
