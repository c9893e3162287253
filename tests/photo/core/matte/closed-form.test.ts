import { describe, expect, it } from "@jest/globals";
import { solveClosedForm } from "../../../../photo/core/matte/closed-form";

/** A picture where alpha is a known linear function of colour, as closed-form matting assumes. */
function linearProblem() {
  const widthPx = 48;
  const heightPx = 40;
  const count = widthPx * heightPx;
  const truth = new Float32Array(count);
  const rgb = new Float32Array(count * 3);
  const alpha = new Float32Array(count);
  const unknown = new Uint8Array(count);
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      const i = y * widthPx + x;
      const wave = 24 + 5 * Math.sin(y / 4);
      truth[i] = Math.min(1, Math.max(0, (x - wave) / 6 + 0.5));
      rgb[i * 3] = 0.2 + 0.6 * truth[i]!;
      rgb[i * 3 + 1] = 0.7 - 0.5 * truth[i]!;
      rgb[i * 3 + 2] = 0.4;
      const isOpen = Math.abs(x - wave) < 11 && x >= 2 && x < widthPx - 2 && y >= 2 && y < heightPx - 2;
      unknown[i] = isOpen ? 1 : 0;
      alpha[i] = isOpen ? 0.5 : truth[i]!;
    }
  }
  const nothing = new Float32Array(count);
  return {
    truth,
    problem: { widthPx, heightPx, rgb, alpha, unknown, priorAlpha: nothing, priorWeight: nothing },
  };
}

function worst(found: Float32Array, truth: Float32Array): number {
  return found.reduce((most, value, i) => Math.max(most, Math.abs(value - truth[i]!)), 0);
}

describe("solveClosedForm", () => {
  it("recovers alpha that is linear in colour, from a blank guess", () => {
    const { truth, problem } = linearProblem();
    const known = problem.alpha.filter((_, i) => problem.unknown[i] === 0);
    expect(worst(problem.alpha, truth)).toBeGreaterThan(0.4);
    solveClosedForm(problem, 400, 1e-5);
    expect(worst(problem.alpha, truth)).toBeLessThan(0.03);
    expect(problem.alpha.filter((_, i) => problem.unknown[i] === 0)).toEqual(known);
  });

  it("follows a prior where colour says nothing", () => {
    const { problem } = linearProblem();
    problem.rgb.fill(0.5);
    const priorAlpha = problem.alpha.map((_, i) => (i % problem.widthPx < 24 ? 0 : 1));
    const priorWeight = problem.alpha.map(() => 1);
    solveClosedForm({ ...problem, priorAlpha, priorWeight }, 200, 1e-4);
    const row = 20 * problem.widthPx;
    expect(problem.alpha[row + 18]).toBeLessThan(0.15);
    expect(problem.alpha[row + 30]).toBeGreaterThan(0.85);
  });

  it("stops at once where nothing is unknown", () => {
    const { problem } = linearProblem();
    problem.unknown.fill(0);
    expect(solveClosedForm(problem, 50, 1e-3)).toBe(0);
  });
});
