import autocannon from "autocannon";
import { deviceQuery } from "../visitor";

export interface LoadOutcome {
  seconds: number;
  /** By HTTP status; "none" for connections that broke. */
  statuses: Record<string, number>;
  uploads: number;
  /** Finished photos: an upload and its card. */
  photos: number;
  cardMs: number[];
  uploadMs: number[];
}

const boundary = "load-boundary";

const uploadBody = (bytes: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n`),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);

interface Turn {
  fileName?: string;
  startedAt?: number;
}

/** So many clients, each with an upload and its card, again and again. */
export async function photoLoad(
  address: string,
  token: string,
  nextPicture: () => Buffer,
  { clients, seconds }: { clients: number; seconds: number },
): Promise<LoadOutcome> {
  const outcome: LoadOutcome = { seconds, statuses: {}, uploads: 0, photos: 0, cardMs: [], uploadMs: [] };
  const query = deviceQuery("load-device-of-thirty-2-letters_");
  const count = (status: number | string) => {
    outcome.statuses[status] = (outcome.statuses[status] ?? 0) + 1;
  };
  const startedAt = performance.now();
  const result = await autocannon({
    url: address,
    connections: clients,
    duration: seconds,
    timeout: 120,
    headers: { token },
    requests: [
      {
        method: "POST",
        path: `/v5/image/upload?${query}`,
        headers: { token, "content-type": `multipart/form-data; boundary=${boundary}` },
        setupRequest: (request, context) => {
          (context as Turn).startedAt = performance.now();
          return { ...request, body: uploadBody(nextPicture()) };
        },
        onResponse(status, body, context) {
          count(status);
          const turn = context as Turn;
          turn.fileName = undefined;
          if (status !== 200) return;
          turn.fileName = JSON.parse(body).data?.fileName;
          outcome.uploads++;
          outcome.uploadMs.push(performance.now() - (turn.startedAt ?? 0));
        },
      },
      {
        method: "POST",
        path: `/v5/card/mask?${query}`,
        headers: { token, "content-type": "application/json" },
        setupRequest(request, context) {
          const turn = context as Turn;
          turn.startedAt = performance.now();
          // A falsy answer begins the turn anew: there is nothing to make a card of.
          if (!turn.fileName) return undefined as unknown as autocannon.Request;
          return { ...request, body: JSON.stringify({ fileName: turn.fileName, urlPath: "de-passport" }) };
        },
        onResponse(status, body, context) {
          count(status);
          if (status !== 200 || JSON.parse(body).code !== 0) return;
          outcome.photos++;
          outcome.cardMs.push(performance.now() - ((context as Turn).startedAt ?? 0));
        },
      },
    ],
  });
  if (result.errors > 0) count("none");
  outcome.seconds = (performance.now() - startedAt) / 1_000;
  return outcome;
}
