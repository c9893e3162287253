import { expect, it } from "@jest/globals";
import { loadModelRunner } from "../../../photo/node/model-runner";
import { makePhotoPorts } from "../../../photo/node/photo-ports";
import { checkSource } from "../../../photo/pipeline/check-source";
import { findPerson, type Portrait } from "../../../photo/pipeline/detect-person";
import { drawPortrait } from "../../fixtures/portraits/draw-portrait";
import { testRule } from "../test-rule";

it("says nothing of eyes, and of the pixels between them, that a profile does not show", async () => {
  const ports = makePhotoPorts(await loadModelRunner());
  const { person } = await findPerson(await drawPortrait({}).raster(), ports);
  const verdictsAt = async (yawDeg: number) => {
    const mesh = { ...person!.mesh, pose: { ...person!.mesh.pose, yawDeg } };
    const portrait = {
      person: { ...person!, mesh },
      decodeScale: 1,
      rule: testRule(),
    } as unknown as Portrait;
    const checks = await checkSource(portrait, ports);
    return ["yaw", "eyes-open", "gaze", "face-size"].map(
      (name) => checks.find(({ rule }) => rule === name)!.verdict,
    );
  };
  expect(await verdictsAt(60)).toEqual(["fail", "not-checked", "not-checked", "not-checked"]);
  const [yaw, ...ofEyes] = await verdictsAt(30);
  expect(yaw).toBe("fail");
  expect(ofEyes).not.toContain("not-checked");
});
