import { describe, expect, it } from "@jest/globals";
import { connectedWith, dropIslands } from "../../../../photo/core/matte/drop-islands";

/** Rows of a picture in characters: "#" all, "+" a tenth, "-" just less, "." nothing. */
const plane = (...rows: string[]) => ({
  values: Float32Array.from(
    [...rows.join("")].map((mark) => ({ "#": 1, "+": 0.1001, "-": 0.0999 })[mark] ?? 0),
  ),
  widthPx: rows[0]!.length,
  heightPx: rows.length,
});

function drawn(values: ArrayLike<number>, widthPx: number) {
  const marks = Array.from(values, (value) => (value > 0 ? "#" : ".")).join("");
  return marks.match(new RegExp(`.{${widthPx}}`, "g"));
}

describe("what is connected with the seed", () => {
  const reached = (rows: string[], seed: number) => {
    const picture = plane(...rows);
    return drawn(connectedWith(picture, seed, 0.1), picture.widthPx);
  };

  it("is reached over corners, in all eight directions, and no further than values go", () => {
    expect(reached(["#.#.#", ".###.", "#.#.#", ".....", "#####"], 7)).toEqual([
      "#.#.#",
      ".###.",
      "#.#.#",
      ".....",
      ".....",
    ]);
  });

  it("does not go from the end of a row to the beginning of the next", () => {
    expect(reached(["..##", "#...", "...."], 2)).toEqual(["..##", "....", "...."]);
    expect(reached(["..##", "#...", "...."], 4)).toEqual(["....", "#...", "...."]);
  });

  it("counts the seed whatever it is, and others from the least value on", () => {
    expect(reached([".+-"], 0)).toEqual(["##."]);
  });
});

describe("islands", () => {
  const left = (rows: string[], seed: number, nearPx: number) => {
    const alpha = plane(...rows);
    dropIslands(alpha, seed, nearPx);
    return drawn(alpha.values, alpha.widthPx);
  };

  it("are cleared where they lie further from the person than strands do", () => {
    expect(left(["##..#..#"], 0, 3)).toEqual(["##..#..."]);
    expect(left(["##..#..#"], 0, 2)).toEqual(["##......"]);
  });

  it("are none where a faint bridge of a tenth leads to them", () => {
    expect(left(["##++++#"], 0, 1)).toEqual(["#######"]);
    expect(left(["##----#"], 0, 1)).toEqual(["###...."]);
  });
});
