import { connect } from "node:net";

/** What came back: the first answer, or how the connection ended without one, by the server or by who asked. */
export type Exchange =
  | { kind: "answer"; status: number; body: string }
  | { kind: "closed" }
  | { kind: "taken back" }
  | { kind: "hang" };

/**
 * Who announced more bytes than come says after this that there are no more. To say so at once would take every request
 * back: the server takes the end of a client's side for its hanging up, and works for nobody who has.
 */
const patienceMs = 1_000;

/** The status and body of the first answer that is not "100 Continue". */
export function readAnswer(received: string): Exchange {
  const match = /HTTP\/1\.1 (?!1\d\d)(\d{3}) [^\r\n]*\r\n([\s\S]*?)\r\n\r\n([\s\S]*)$/.exec(received);
  if (!match) return { kind: "closed" };
  const [, status, headers = "", rest = ""] = match;
  const length = /content-length: (\d+)/i.exec(headers)?.[1];
  return { kind: "answer", status: Number(status), body: length ? rest.slice(0, Number(length)) : rest };
}

/** Sends bytes as they are and waits for the answer, or for the end that the server makes. */
export function exchange(port: number, bytes: Buffer, hangMs: number): Promise<Exchange> {
  return new Promise((resolve) => {
    let received = "";
    const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
    const settle = (outcome: Exchange) => {
      socket.destroy();
      resolve(outcome);
    };
    const timer = setTimeout(() => settle({ kind: "hang" }), hangMs);
    const patience = setTimeout(() => socket.end(), patienceMs);
    const over = () => {
      clearTimeout(timer);
      clearTimeout(patience);
      const outcome = readAnswer(received);
      settle(outcome.kind === "closed" && socket.writableEnded ? { kind: "taken back" } : outcome);
    };
    socket.setEncoding("latin1");
    socket.on("connect", () => socket.write(bytes));
    socket.on("data", (part) => {
      received += part;
      // Kept alive after its answer: what counts has come.
      const answer = readAnswer(received);
      const length = Number(/content-length: (\d+)/i.exec(received)?.[1] ?? Number.NaN);
      if (answer.kind === "answer" && answer.body.length >= length) over();
    });
    socket.on("end", over);
    socket.on("error", over);
    socket.on("close", over);
  });
}
