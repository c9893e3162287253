import { connect, type Socket } from "node:net";
import { deviceQuery } from "../visitor";

const announcedBytes = 1_000_000;
const trickleEveryMs = 500;

/** Uploads that send a byte now and then and never end; the returned function ends them. */
export function slowClients(port: number, token: string, count: number): () => void {
  const head =
    `POST /v5/image/upload?${deviceQuery("slow-client-of-thirty-2-letters_")} HTTP/1.1\r\nHost: localhost\r\ntoken: ${token}\r\n` +
    `content-type: multipart/form-data; boundary=b\r\ncontent-length: ${announcedBytes}\r\n\r\n` +
    '--b\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';
  const sockets = Array.from({ length: count }, (): Socket => {
    const socket = connect(port, "127.0.0.1", () => socket.write(head));
    return socket.on("error", () => {}).resume();
  });
  const trickle = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write("x");
  }, trickleEveryMs);
  return () => {
    clearInterval(trickle);
    for (const socket of sockets) socket.destroy();
  };
}
