import { describe, expect, it } from "@jest/globals";
import { FairLine } from "../../../photo/node/fair-line";

const drain = (line: FairLine<string>): string[] => {
  const served: string[] = [];
  for (let next = line.next(); next !== undefined; next = line.next()) served.push(next);
  return served;
};

describe("FairLine", () => {
  it("lets addresses take turns, and each its own in their order", () => {
    const line = new FairLine<string>(30);
    for (const name of ["a1", "a2", "a3", "b1", "a4", "c1", "b2"]) line.join(name, name[0]);
    expect(line.length).toBe(7);
    expect(drain(line)).toEqual(["a1", "b1", "c1", "a2", "b2", "a3", "a4"]);
    expect(line.length).toBe(0);
  });

  it("gives one address a third of the line, and the rest to others", () => {
    const line = new FairLine<string>(30);
    for (let i = 0; i < 10; i++) line.join("greedy", "a");
    expect([line.hasRoom("a"), line.hasRoom("b"), line.hasRoom()]).toEqual([false, true, true]);
    line.next();
    expect(line.hasRoom("a")).toBe(true);
  });

  it("gives one address two places of a short line", () => {
    const line = new FairLine<string>(3);
    line.join("a1", "a");
    expect(line.hasRoom("a")).toBe(true);
    line.join("a2", "a");
    expect([line.hasRoom("a"), line.hasRoom("b")]).toEqual([false, true]);
    line.join("b1", "b");
    expect(line.hasRoom("c")).toBe(false);
  });

  it("tells who comes before the next one of an address", () => {
    const line = new FairLine<string>(30);
    for (let i = 0; i < 9; i++) line.join("greedy", "a");
    expect([line.ahead("a"), line.ahead("b")]).toEqual([9, 1]);
    line.join("b1", "b");
    expect([line.ahead("b"), line.ahead("c")]).toEqual([3, 2]);
  });

  it("lets anyone leave, once", () => {
    const line = new FairLine<string>(30);
    const leave = line.join("a1", "a");
    line.join("a2", "a");
    leave();
    leave();
    expect(drain(line)).toEqual(["a2"]);
  });
});
