import { beforeAll, describe, expect, it } from "@jest/globals";
import sharp from "sharp";
import { checkShot } from "../../photo/check-shot";
import { faultsOf } from "../../photo/core/guidance/rank-shots";
import { loadModelRunner } from "../../photo/node/model-runner";
import { makePhotoPorts } from "../../photo/node/photo-ports";
import type { PhotoPorts } from "../../photo/ports";
import { phonePair, phonePortrait } from "../fixtures/portraits/phone-portrait";
import { testRule } from "./test-rule";

let ports: PhotoPorts;
beforeAll(async () => {
  ports = makePhotoPorts(await loadModelRunner());
});

const faultOf = async (image: Uint8Array) =>
  faultsOf(await checkShot({ image, rule: testRule() }, ports))[0]?.messageKey ?? null;

describe("what speaks against one of several photos", () => {
  it("is only that the person is drawn where a photo would be accepted, whichever way up it lies", async () => {
    const portrait = await phonePortrait().jpeg();
    expect(await faultOf(portrait)).toBe("drawnFace");
    expect(await faultOf(await sharp(portrait).rotate(90).jpeg().toBuffer())).toBe("drawnFace");
  });
  it("is the other person, the missing face, or the file", async () => {
    expect(await faultOf(await phonePair().jpeg())).toBe("multipleFaces");
    const wall = { width: 900, height: 1200, channels: 3, background: "#ddd" } as const;
    expect(await faultOf(await sharp({ create: wall }).jpeg().toBuffer())).toBe("noFaces");
    expect(await faultOf(new TextEncoder().encode("no picture"))).toBe("imageType");
  });
});
