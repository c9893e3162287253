import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { failure } from "../envelope";

const statusOf: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** How long a client may take to read the response and close its end. */
const lingerMs = 2_000;

/** Answers bytes that are not valid HTTP with an envelope; they reach no route. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statusOf[error.code ?? ""] ?? 400;
  const words = STATUS_CODES[status] ?? "";
  const body = JSON.stringify(failure(status, words.toLowerCase()));
  const head = [
    `HTTP/1.1 ${status} ${words}`,
    "Content-Type: application/json; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Connection: close",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
  // A client that keeps its end open would hold the file descriptor indefinitely.
  const linger = setTimeout(() => socket.destroy(), lingerMs).unref();
  socket.once("close", () => clearTimeout(linger));
}
