import { describe, expect, it } from "@jest/globals";
import { problemMarginPx, solveClosedForm } from "../../../../photo/core/matte/closed-form";
import { loadKernels } from "../../../../photo/core/raster/kernels";
import { plainClosedForm } from "./plain-closed-form";

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

/** Unlike colours, without a row or a channel like another. */
const speckle = (i: number): number => ((Math.sin(12.9898 * i + 1) * 43758.5453) % 1) / 2 + 0.5;

const sidePx = 13;
/** Known on the left and the right, and in the padding; a prior on every second pixel. */
function speckledProblem() {
  const count = sidePx * sidePx;
  const unknown = new Uint8Array(count);
  const alpha = new Float32Array(count);
  for (let i = 0; i < count; i++) {
    const [x, y] = [i % sidePx, Math.floor(i / sidePx)];
    unknown[i] = x >= 5 && x < 8 && y >= 4 && y < 9 ? 1 : 0;
    alpha[i] = unknown[i] ? 0.3 : speckle(7 * i);
  }
  return {
    widthPx: sidePx,
    heightPx: sidePx,
    rgb: Float32Array.from({ length: 3 * count }, (_, i) => speckle(i)),
    alpha,
    unknown,
    priorAlpha: Float32Array.from({ length: count }, (_, i) => speckle(3 * i)),
    priorWeight: Float32Array.from({ length: count }, (_, i) => (i % 2 ? 0.7 : 0)),
  };
}

type Matrix = number[][];

/** Gauss and Jordan, with the largest pivot. */
function solve(rows: Matrix, right: number[]): number[] {
  const all = rows.map((row, i) => [...row, right[i]!]);
  for (let k = 0; k < all.length; k++) {
    const best = all.reduce(
      (most, row, i) => (i >= k && Math.abs(row[k]!) > Math.abs(all[most]![k]!) ? i : most),
      k,
    );
    [all[k], all[best]] = [all[best]!, all[k]!];
    for (const [i, row] of all.entries()) {
      if (i === k) continue;
      const by = row[k]! / all[k]![k]!;
      for (let j = k; j < row.length; j++) row[j]! -= by * all[k]![j]!;
    }
  }
  return all.map((row, k) => row.at(-1)! / row[k]!);
}

/** The same alpha by the paper's formula (12): every window, every pair, and one system of all equations. */
function byTheBook({
  rgb,
  alpha,
  unknown,
  priorAlpha,
  priorWeight,
}: ReturnType<typeof speckledProblem>): number[] {
  const count = sidePx * sidePx;
  const laplacian: Matrix = Array.from({ length: count }, () => new Array<number>(count).fill(0));
  const windows = new Array<number>(count).fill(0);
  for (let y = 3; y < sidePx - 3; y++) {
    for (let x = 3; x < sidePx - 3; x++) {
      const cells = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => (y + dy) * sidePx + x + dx));
      const colours = cells.map((i) => [0, 1, 2].map((c) => rgb[3 * i + c]!));
      const mean = [0, 1, 2].map((c) => colours.reduce((sum, colour) => sum + colour[c]! / 9, 0));
      const off = colours.map((colour) => colour.map((value, c) => value - mean[c]!));
      const covariance = [0, 1, 2].map((a) =>
        [0, 1, 2].map((b) => off.reduce((sum, d) => sum + (d[a]! * d[b]!) / 9, a === b ? 1e-5 / 9 : 0)),
      );
      for (const [i, from] of cells.entries()) {
        windows[from]!++;
        const weighed = solve(covariance, off[i]!);
        for (const [j, to] of cells.entries()) {
          const alike = (1 + weighed.reduce((sum, value, c) => sum + value * off[j]![c]!, 0)) / 9;
          laplacian[from]![to]! += (i === j ? 1 : 0) - alike;
        }
      }
    }
  }
  const places = [...unknown.keys()].filter((i) => unknown[i]);
  const holdOf = (i: number) => priorWeight[i]! * windows[i]!;
  return solve(
    places.map((i) => places.map((j) => laplacian[i]![j]! + (i === j ? holdOf(i) : 0))),
    places.map((i) => {
      const known = laplacian[i]!.reduce((sum, weight, j) => sum + (unknown[j] ? 0 : weight * alpha[j]!), 0);
      return holdOf(i) * priorAlpha[i]! - known;
    }),
  );
}

describe("solveClosedForm", () => {
  it("finds what the paper's equations say, in colours of all kinds", () => {
    const problem = speckledProblem();
    const wanted = byTheBook(problem);
    // 15 unknown pixels: conjugate gradients end after as many rounds, but for rounding.
    expect(solveClosedForm(problem, 40, 1e-6)).toBeLessThanOrEqual(20);
    const found = problem.alpha.filter((_, i) => problem.unknown[i] === 1);
    expect(found).toHaveLength(wanted.length);
    for (const [i, value] of wanted.entries()) expect(found[i]).toBeCloseTo(value, 4);
  });

  it.each([
    [1e-1, 8],
    [1e-2, 17],
    [1e-3, 25],
  ])("comes to %d of its first error in %d rounds, one more or less", (tolerance, rounds) => {
    const { problem } = linearProblem();
    expect(Math.abs(solveClosedForm(problem, 400, tolerance) - rounds)).toBeLessThanOrEqual(1);
  });

  it("ends after as many rounds as it is given", () => {
    expect(solveClosedForm(speckledProblem(), 3, 0)).toBe(3);
  });

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

describe("the kernels beside the same sums in plain TypeScript", () => {
  /** A band around a blob: as wide as the picture allows, so that windows touch the padding on all sides. */
  function bandProblem(widthPx: number, heightPx: number) {
    const count = widthPx * heightPx;
    const unknown = new Uint8Array(count);
    const alpha = new Float32Array(count);
    for (let y = problemMarginPx; y < heightPx - problemMarginPx; y++) {
      for (let x = problemMarginPx; x < widthPx - problemMarginPx; x++) {
        const i = y * widthPx + x;
        const away = Math.abs(
          Math.hypot(x - widthPx / 2, y - heightPx / 2) - Math.min(widthPx, heightPx) / 3,
        );
        unknown[i] = away < 4 || speckle(5 * i) > 0.9 ? 1 : 0;
        alpha[i] = unknown[i] ? 0.4 : speckle(11 * i) > 0.5 ? 1 : 0;
      }
    }
    return {
      widthPx,
      heightPx,
      rgb: Float32Array.from({ length: 3 * count }, (_, i) => 0.3 + 0.1 * speckle(i) + (i % 3) / 9),
      alpha,
      unknown,
      priorAlpha: Float32Array.from({ length: count }, (_, i) => speckle(3 * i)),
      priorWeight: Float32Array.from({ length: count }, (_, i) => (i % 3 ? 0.02 : 0)),
    };
  }

  it.each([
    [5, 5],
    [7, 6],
    [13, 29],
    [64, 41],
    [101, 77],
  ])("a picture of %i x %i", (widthPx, heightPx) => {
    const problem = bandProblem(widthPx, heightPx);
    const plain = { ...problem, alpha: problem.alpha.slice() };
    const rounds = plainClosedForm(plain, 30, 1e-3);
    expect(solveClosedForm(problem, 30, 1e-3)).toBe(rounds);
    expect(worst(problem.alpha, plain.alpha)).toBeLessThan(1e-6);
    expect(problem.unknown.some((one) => one === 1)).toBe(true);
  });

  it("what another kernel has left in the memory changes nothing", () => {
    const [clean, after] = [bandProblem(33, 21), bandProblem(33, 21)];
    solveClosedForm(clean, 10, 1e-3);
    new Uint8Array(loadKernels().memory.buffer).fill(255);
    solveClosedForm(after, 10, 1e-3);
    expect(after.alpha).toEqual(clean.alpha);
  });
});
