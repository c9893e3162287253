import { createServer, type Socket } from "node:net";
import { describe, expect, it } from "@jest/globals";
import { drawPicture } from "../../fixtures/pictures";
import { seededRandom } from "../seeded-random";
import { answerFault } from "./judge-answer";
import { type Format, mutateImage, mutations } from "./mutate-image";
import { mutateRequest, requestBytes } from "./mutate-request";
import { exchange, readAnswer } from "./raw-exchange";
import { validRequests } from "./valid-requests";

const formats = Object.keys(mutations) as Format[];

describe("broken pictures", () => {
  it.each(formats)(
    "each mutation of a %s makes other bytes, and the same for the same seed",
    async (format) => {
      const picture = await drawPicture(64, 80).toFormat(format).toBuffer();
      for (const { name, apply } of mutations[format]) {
        const made = Array.from({ length: 12 }, (_, seed) => apply(picture, seededRandom(seed)));
        expect([name, made.some((bytes) => !bytes.equals(picture))]).toEqual([name, true]);
        expect(apply(picture, seededRandom(3)).equals(made[3]!)).toBe(true);
      }
      for (let seed = 0; seed < 50; seed++)
        expect(mutateImage(picture, format, seededRandom(seed)).names.length).toBeGreaterThan(0);
    },
  );

  it("reach the sizes that once froze a server", async () => {
    const avif = await drawPicture(64, 80).avif().toBuffer();
    const behind = mutations.avif.find(({ name }) => name === "boxes behind")!;
    const heads = Array.from({ length: 300 }, (_, seed) =>
      behind
        .apply(avif, seededRandom(seed))
        .subarray(avif.length, avif.length + 16)
        .toString("hex"),
    );
    for (const size of ["0000000000000000", "000000000000000f"])
      expect(heads.some((head) => /^00000001.{8}/.test(head) && head.endsWith(size))).toBe(true);
  });
});

describe("broken requests", () => {
  const valid = validRequests("0".repeat(64), `${"0".repeat(32)}.jpg`, Buffer.from("picture"));

  it("are the same for the same seed, and not the valid ones", () => {
    const make = (seed: number) => {
      const random = seededRandom(seed);
      return requestBytes(mutateRequest(random.pick(valid), random).request);
    };
    const originals = new Set(valid.map((request) => requestBytes(request).toString("latin1")));
    for (let seed = 0; seed < 300; seed++) {
      const bytes = make(seed);
      expect(bytes.equals(make(seed))).toBe(true);
      expect(originals.has(bytes.toString("latin1"))).toBe(false);
    }
  });
});

describe("answers", () => {
  it.each([
    [200, '{"code":0,"data":null,"msg":"ok"}', null],
    [404, '{"code":404,"data":null,"msg":"not found"}', null],
    [204, "", null],
    [500, '{"code":500,"data":null,"msg":"internal error"}', "HTTP 500"],
    [400, "", "without a body"],
    [400, '{"error":"x"}', "no envelope"],
    [200, "<html>", "no JSON"],
  ])("HTTP %i with %s is judged", (status, body, fault) => {
    const told = answerFault(status, body);
    if (fault === null) expect(told).toBeNull();
    else expect(told).toContain(fault);
  });

  it("are found behind what only announces them", () => {
    const answer = "HTTP/1.1 400 Bad Request\r\ncontent-length: 2\r\n\r\n{}";
    expect(readAnswer(`HTTP/1.1 100 Continue\r\n\r\n${answer}more`)).toEqual({
      kind: "answer",
      status: 400,
      body: "{}",
    });
    expect(readAnswer("")).toEqual({ kind: "closed" });
  });
  it.each<[string, (socket: Socket) => void]>([
    ["closed", (socket) => void socket.end()],
    ["hang", () => {}],
    ["taken back", (socket) => void socket.on("end", () => socket.end())],
  ])("that never come are told apart: %s", async (kind, listen) => {
    const sockets: Socket[] = [];
    const server = createServer({ allowHalfOpen: true }, (socket) => {
      sockets.push(socket.resume());
      listen(socket);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as { port: number };
    expect(await exchange(port, Buffer.from("GET / HTTP/1.1"), 2_000)).toEqual({ kind });
    for (const socket of sockets) socket.destroy();
    server.close();
  });
});
